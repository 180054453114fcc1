import { eventsKeptSeconds } from "../../../application/housekeeping/kept-seconds.ts";
import { anyNumber, type BookProbe, type SlicedProbe } from "./book-query.ts";
import { activeProbe, countersOfPeople } from "./counter-probes.ts";
import { balancedKinds, escrowKind, held, isBelowZero, wrongEscrows } from "./ledger-queries.ts";
import { namesOfEntries, namesOfTrades } from "./name-probes.ts";
import { settlementsOfEntries, settlementsOfTrades } from "./settlement-queries.ts";
import { casesProbe, judgesOfTrades, staffActsOfTrades, statesProbe } from "./people-queries.ts";
import { closedProbe, eventsOfTrades, rowsOfTrades, timelinesOfTrades } from "./trade-probes.ts";

/**
 * The probes of one audit, the slowest first. `sealedUpTo`: the last entry of the sealed periods,
 * as text; without it, all postings are read. `keptSeconds`: for how long published events are kept.
 */
export function bookProbes(
  sealedUpTo = "0",
  keptSeconds = eventsKeptSeconds,
): readonly (BookProbe | SlicedProbe)[] {
  return [
    postingsProbe(sealedUpTo),
    activeProbe,
    casesProbe,
    statesProbe,
    closedProbe(keptSeconds),
    settlementsOfTrades,
    namesOfTrades,
    timelinesOfTrades,
    rowsOfTrades,
    judgesOfTrades,
    staffActsOfTrades,
    eventsOfTrades(keptSeconds),
    settlementsOfEntries,
    namesOfEntries,
    countersOfPeople,
  ];
}

/**
 * Each posting counts for its account, with a number of that account, and for its entry and asset,
 * with a number of both. Where entries balance, the second adds up to zero; where balances are
 * sums, the first adds up to the balances. The numbers are halves, as two of them have to fit into
 * one. Of sealed periods only the opening balances count: their entries balanced when they were
 * sealed. Accounts are read once for all that is asked of them, as there is one for each trade.
 */
function postingsProbe(sealedUpTo: string): BookProbe {
  const ofAccount = (id: string) => `(hashtextextended(${id}, $1::bigint) >> 1)`;
  return {
    covers: ["entries-balance", "balances-are-sums", "nobody-below-zero", "escrow-holds-its-trade"],
    sql: `
      WITH account AS MATERIALIZED (
             SELECT id, kind, owner_id, asset, balance FROM ledger_account WHERE balance IS NULL OR balance <> 0),
           other AS MATERIALIZED (SELECT id FROM account WHERE balance IS NULL)
      SELECT (SELECT coalesce(sum(p.amount
                * (CASE WHEN other.id IS NULL THEN ${ofAccount("p.account_id")} ELSE 0 END
                   + (hashtextextended(split_part(p.account_id, ':', 2), p.entry_id # $2::bigint) >> 1))), 0)
                FROM ledger_posting p LEFT JOIN other ON other.id = p.account_id
               WHERE p.entry_id > $3::bigint)
             + (SELECT coalesce(sum(o.amount * ${ofAccount("o.account_id")}), 0)
                  FROM ledger_opening o LEFT JOIN other ON other.id = o.account_id
                 WHERE $3::bigint > 0 AND other.id IS NULL)
           = (SELECT coalesce(sum(balance * ${ofAccount("id")}), 0) FROM account)
         AND NOT EXISTS (SELECT FROM account WHERE ${isBelowZero("$4")})
         AND NOT EXISTS (${wrongEscrows({ accounts: "account", kind: "$5", held: "$6", of: "closed_at IS NULL" })}) AS holds`,
    parameters: [anyNumber(), anyNumber(), sealedUpTo, balancedKinds, escrowKind, held],
    reliesOnPeriods: sealedUpTo !== "0",
  };
}
