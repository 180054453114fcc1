import { ContainerModule } from "inversify";
import { resetDeskRoutes } from "../adapters/http/inbound/admin/factor-reset-routes.ts";
import { factorResetRoutes } from "../adapters/http/inbound/factor-reset/factor-reset-routes.ts";
import { PostgresFactorResets } from "../adapters/persistence/factor-reset/postgres-factor-resets.ts";
import { AskFactorReset } from "../application/factor-reset/ask-factor-reset.ts";
import { DecideFactorReset } from "../application/factor-reset/decide-factor-reset.ts";
import { ListFactorResets } from "../application/factor-reset/list-factor-resets.ts";
import { StopFactorReset } from "../application/factor-reset/stop-factor-reset.ts";
import { ViewFactorReset } from "../application/factor-reset/view-factor-reset.ts";
import { ViewOwnReset } from "../application/factor-reset/view-own-reset.ts";
import type { FactorResets } from "../application/ports/factor-resets.ts";
import { accountTokens } from "./account-module.ts";
import { factorTokens } from "./factor-module.ts";
import { served, type Feature } from "./feature.ts";
import { policyTokens } from "./policy-module.ts";
import { securityQuestionTokens } from "./security-question-module.ts";
import { staffTokens } from "./staff-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature's parts. */
const factorResetTokens = {
  resets: token<FactorResets>("factorResets"),
  askFactorReset: token<AskFactorReset>("askFactorReset"),
  viewOwnReset: token<ViewOwnReset>("viewOwnReset"),
  stopFactorReset: token<StopFactorReset>("stopFactorReset"),
  listFactorResets: token<ListFactorResets>("listFactorResets"),
  viewFactorReset: token<ViewFactorReset>("viewFactorReset"),
  decideFactorReset: token<DecideFactorReset>("decideFactorReset"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = factorResetTokens;
  const a = accountTokens;
  bind(t.resets).toResolvedValue(
    (pool, seal) => new PostgresFactorResets(pool, seal),
    [tokens.dataSource, tokens.auditSeal],
  );
  bind(t.askFactorReset).toResolvedValue(
    (traders, signInGate, checkPassword, factors, answers, hasher, attempts, resets, policy) =>
      new AskFactorReset({
        traders,
        signInGate,
        checkPassword,
        factors,
        answers,
        hasher,
        attempts,
        resets,
        policy,
      }),
    [
      a.traders,
      a.signInGate,
      a.checkPassword,
      factorTokens.factors,
      securityQuestionTokens.answers,
      a.hasher,
      a.attempts,
      t.resets,
      policyTokens.account,
    ],
  );
  bind(t.viewOwnReset).toResolvedValue((resets) => new ViewOwnReset(resets), [t.resets]);
  bind(t.stopFactorReset).toResolvedValue((resets) => new StopFactorReset(resets), [t.resets]);
  bind(t.listFactorResets).toResolvedValue((resets) => new ListFactorResets(resets), [t.resets]);
  bind(t.viewFactorReset).toResolvedValue(
    (resets, audit) => new ViewFactorReset(resets, audit),
    [t.resets, staffTokens.auditLog],
  );
  bind(t.decideFactorReset).toResolvedValue((resets) => new DecideFactorReset(resets), [t.resets]);
});

/** Second factors that support turns off for owners who lost them. */
export const factorResets: Feature = {
  module: parts,
  routes: () => [served(factorResetRoutes, factorResetTokens)],
  consoleRoutes: () => [
    served(resetDeskRoutes, { ...factorResetTokens, onceByKey: tokens.onceByKey }),
  ],
};
