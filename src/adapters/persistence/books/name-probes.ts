import type { EscrowState } from "../../../domain/trade/trade-status.ts";
import { scoped, type SlicedProbe } from "./book-query.ts";
import { inLedger } from "./in-ledger.ts";

const held: EscrowState = "held";

/** How many holds and settlements of a trade, `t`, should be in the ledger. */
const holdsDue = `CASE WHEN ${inLedger("t")} THEN t.holds ELSE 0 END`;
const settlementsDue = `CASE WHEN ${inLedger("t")} THEN t.holds - (t.escrow = $1)::integer ELSE 0 END`;

/**
 * Each hold and settlement that a trade should have is there once, and the one after the last that
 * it can have is not.
 */
export const namesOfTrades: SlicedProbe = {
  covers: ["holds-settled-once"],
  of: "trades",
  within: scoped(
    (isIn) => `
      WITH picked AS MATERIALIZED (
        SELECT t.id, t.holds, x.kind, x.due FROM trade t
         CROSS JOIN LATERAL (VALUES ('hold:', ${holdsDue}), ('settle:', ${settlementsDue})) x (kind, due)
         WHERE ${isIn("t")})
      SELECT NOT EXISTS (
        SELECT FROM picked p CROSS JOIN LATERAL generate_series(1, p.holds + 1) AS numbers (number)
         WHERE (SELECT count(*) FROM ledger_entry e WHERE e.ref = p.kind || p.id || ':' || numbers.number)
            <> (numbers.number <= p.due)::integer) AS holds`,
    held,
  ),
};

/** Each hold and settlement in the ledger is one that its trade should have. */
export const namesOfEntries: SlicedProbe = {
  covers: ["holds-settled-once"],
  of: "entries",
  within: scoped(
    (isIn) => `
      SELECT NOT EXISTS (
        SELECT FROM ledger_entry e
          LEFT JOIN LATERAL (
            SELECT t.id, ${holdsDue} AS holds, ${settlementsDue} AS settlements
              FROM trade t WHERE t.id = split_part(e.ref, ':', 2) OFFSET 0) t ON true
         WHERE ${isIn("e")}
           AND (starts_with(e.ref, 'hold:') AND NOT EXISTS (
                  SELECT FROM generate_series(1, t.holds) number WHERE e.ref = 'hold:' || t.id || ':' || number)
             OR starts_with(e.ref, 'settle:') AND NOT EXISTS (
                  SELECT FROM generate_series(1, t.settlements) number
                   WHERE e.ref = 'settle:' || t.id || ':' || number))) AS holds`,
    held,
  ),
};
