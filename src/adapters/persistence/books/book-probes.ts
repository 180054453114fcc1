import { eventsKeptSeconds } from "../../../application/housekeeping/kept-seconds.ts";
import { anyNumber, type BookProbe, type SlicedProbe } from "./book-query.ts";
import { activeProbe, countersOfPeople } from "./counter-probes.ts";
import { escrowProbe } from "./ledger-queries.ts";
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
    escrowProbe,
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
