import type { EscrowState } from "../../../domain/trade/trade-status.ts";
import { anyNumber, type BookProbe } from "./book-query.ts";
import { inLedger } from "./in-ledger.ts";
import { settlementProbe } from "./settlement-queries.ts";
import { timelineProbe } from "./trade-queries.ts";

const held: EscrowState = "held";

/**
 * The probes of one audit, the slowest first. `sealedUpTo`: the last entry of the sealed periods,
 * as text; without it, all postings are read.
 */
export function bookProbes(sealedUpTo = "0"): readonly BookProbe[] {
  return [settlementProbe(), timelineProbe(), postingsProbe(sealedUpTo), namesProbe()];
}

/**
 * Each posting counts for its account, with a number of that account, and for its entry and asset,
 * with a number of both. Where entries balance, the second adds up to zero; where balances are
 * sums, the first adds up to the balances. The numbers are halves, as two of them have to fit into
 * one. Of sealed periods only the opening balances count: their entries balanced when they were
 * sealed.
 */
function postingsProbe(sealedUpTo: string): BookProbe {
  const ofAccount = (id: string) => `(hashtextextended(${id}, $1::bigint) >> 1)`;
  return {
    covers: ["entries-balance", "balances-are-sums"],
    sql: `
      SELECT (SELECT coalesce(sum(p.amount
                * (CASE WHEN other.id IS NULL THEN ${ofAccount("p.account_id")} ELSE 0 END
                   + (hashtextextended(split_part(p.account_id, ':', 2), p.entry_id # $2::bigint) >> 1))), 0)
                FROM ledger_posting p
                LEFT JOIN (SELECT id FROM ledger_account WHERE balance IS NULL) other
                  ON other.id = p.account_id
               WHERE p.entry_id > $3::bigint)
             + (SELECT coalesce(sum(o.amount * ${ofAccount("o.account_id")}), 0)
                  FROM ledger_opening o
                  LEFT JOIN (SELECT id FROM ledger_account WHERE balance IS NULL) other
                    ON other.id = o.account_id
                 WHERE $3::bigint > 0 AND other.id IS NULL)
           = (SELECT coalesce(sum(balance * ${ofAccount("id")}), 0) FROM ledger_account
               WHERE balance <> 0) AS holds`,
    parameters: [anyNumber(), anyNumber(), sealedUpTo],
    reliesOnPeriods: sealedUpTo !== "0",
  };
}

/** The names of holds and settlements that should exist, as numbers, against those that do. */
function namesProbe(): BookProbe {
  const hash = (name: string) => `hashtextextended(${name}, $2::bigint)`;
  return {
    covers: ["holds-settled-once"],
    sql: `
      SELECT (SELECT coalesce(sum(${hash("'hold:' || id || ':' || number")}), 0)
                   + coalesce(sum(${hash("'settle:' || id || ':' || number")})
                       FILTER (WHERE number <= holds - (escrow = $1)::integer), 0)
                FROM trade, generate_series(1, holds) number WHERE ${inLedger("trade")})
           = (SELECT coalesce(sum(${hash("ref")}), 0) FROM ledger_entry
               WHERE starts_with(ref, 'hold:') OR starts_with(ref, 'settle:')) AS holds`,
    parameters: [held, anyNumber()],
  };
}
