import { ContainerModule } from "inversify";
import { PostgresExpiredRows } from "../adapters/persistence/housekeeping/postgres-expired-rows.ts";
import { keptSeconds } from "../application/housekeeping/kept-seconds.ts";
import { RemoveExpired } from "../application/housekeeping/remove-expired.ts";
import { token, tokens } from "./tokens.ts";
import type { Feature } from "./feature.ts";
import { roundKind } from "./feature-job.ts";
import { policyTokens } from "./policy-module.ts";

/** The names of what keeps obsolete rows from filling the database. */
const housekeepingTokens = {
  removeExpired: token<RemoveExpired>("removeExpired"),
};

const parts = new ContainerModule(({ bind }) => {
  bind(housekeepingTokens.removeExpired).toResolvedValue(
    (pool, metrics, account, staff) =>
      new RemoveExpired(
        new PostgresExpiredRows(pool),
        () => {
          const { session, forInvestigationSeconds } = account();
          return keptSeconds(session, staff().session, forInvestigationSeconds);
        },
        (kind, rows) => metrics.countRemoved(kind, rows),
      ),
    [tokens.dataSource, tokens.metrics, policyTokens.account, policyTokens.staff],
  );
});

/** Housekeeping: removes what is no longer needed. */
export const housekeeping: Feature = {
  module: parts,
  jobs: () => [
    (found) => ({
      kind: roundKind("remove-expired", 900),
      rounds: { everySeconds: 3_600 },
      run: () => found.get(housekeepingTokens.removeExpired).execute(),
    }),
  ],
};
