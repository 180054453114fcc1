import { ContainerModule } from "inversify";
import { PostgresExpiredRows } from "../adapters/persistence/housekeeping/postgres-expired-rows.ts";
import { keptSeconds } from "../application/housekeeping/kept-seconds.ts";
import { RemoveExpired } from "../application/housekeeping/remove-expired.ts";
import { defaultAccountPolicy } from "../domain/account/account-policy.ts";
import { defaultStaffPolicy } from "../domain/staff/staff-policy.ts";
import { token, tokens } from "./tokens.ts";
import type { Feature } from "./feature.ts";
import { roundKind } from "./feature-job.ts";

/** The names of what keeps the database from filling with what nobody needs. */
const housekeepingTokens = {
  removeExpired: token<RemoveExpired>("removeExpired"),
};

const parts = new ContainerModule(({ bind }) => {
  bind(housekeepingTokens.removeExpired).toResolvedValue(
    (pool, metrics) =>
      new RemoveExpired(
        new PostgresExpiredRows(pool),
        keptSeconds(defaultAccountPolicy.session, defaultStaffPolicy.session),
        (kind, rows) => metrics.countRemoved(kind, rows),
      ),
    [tokens.dataSource, tokens.metrics],
  );
});

/** Housekeeping: what has outlived its use goes. */
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
