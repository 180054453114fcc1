import { ContainerModule } from "inversify";
import { lastWithdrawalRoutes } from "../adapters/http/inbound/admin/last-withdrawal-routes.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { PostgresLastWithdrawals } from "../adapters/persistence/people/postgres-last-withdrawals.ts";
import { AllowWithdrawal } from "../application/people/allow-withdrawal.ts";
import { ViewLastWithdrawals } from "../application/people/view-last-withdrawals.ts";
import type { LastWithdrawalStore } from "../application/ports/last-withdrawals.ts";
import { served, type Feature } from "./feature.ts";
import { peopleTokens } from "./people-module.ts";
import { staffTokens } from "./staff-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature's parts. */
const withdrawalTokens = {
  lastWithdrawals: token<LastWithdrawalStore>("lastWithdrawals"),
  viewLastWithdrawals: token<ViewLastWithdrawals>("viewLastWithdrawals"),
  allowWithdrawal: token<AllowWithdrawal>("allowWithdrawal"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = withdrawalTokens;
  bind(t.lastWithdrawals).toResolvedValue(
    (pool, seal) => new PostgresLastWithdrawals(pool, seal),
    [tokens.dataSource, tokens.auditSeal],
  );
  bind(t.viewLastWithdrawals).toResolvedValue(
    (store, log) => new ViewLastWithdrawals(store, log),
    [t.lastWithdrawals, staffTokens.auditLog],
  );
  bind(t.allowWithdrawal).toResolvedValue(
    (states, store) => new AllowWithdrawal({ states, store, newId }),
    [peopleTokens.states, t.lastWithdrawals],
  );
});

/** What banned people take out, as staff see and allow it. */
export const lastWithdrawals: Feature = {
  module: parts,
  consoleRoutes: () => [
    served(lastWithdrawalRoutes, { ...withdrawalTokens, onceByKey: tokens.onceByKey }),
  ],
};
