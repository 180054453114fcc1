import { ContainerModule } from "inversify";
import { reputationDeskRoutes } from "../adapters/http/inbound/admin/reputation-routes.ts";
import { reputationRoutes } from "../adapters/http/inbound/reputation/reputation-routes.ts";
import { PostgresReputations } from "../adapters/persistence/reputation/postgres-reputations.ts";
import type { Reputations } from "../application/ports/reputations.ts";
import { CheckReputation } from "../application/reputation/check-reputation.ts";
import { ClaimReputation } from "../application/reputation/claim-reputation.ts";
import { served, type Feature } from "./feature.ts";
import { staffTokens } from "./staff-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature's parts. */
export const reputationTokens = {
  reputations: token<Reputations>("reputations"),
  claimReputation: token<ClaimReputation>("claimReputation"),
  checkReputation: token<CheckReputation>("checkReputation"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = reputationTokens;
  bind(t.reputations).toResolvedValue(
    (pool, seal) => new PostgresReputations(pool, seal),
    [tokens.dataSource, tokens.auditSeal],
  );
  bind(t.claimReputation).toResolvedValue(
    (reputations) => new ClaimReputation(reputations),
    [t.reputations],
  );
  bind(t.checkReputation).toResolvedValue(
    (reputations, audit) => new CheckReputation(reputations, audit),
    [t.reputations, staffTokens.auditLog],
  );
});

/** Records on other marketplaces: claimed by their owners, confirmed by moderators. */
export const reputation: Feature = {
  module: parts,
  routes: () => [served(reputationRoutes, reputationTokens)],
  consoleRoutes: () => [
    served(reputationDeskRoutes, { ...reputationTokens, onceByKey: tokens.onceByKey }),
  ],
};
