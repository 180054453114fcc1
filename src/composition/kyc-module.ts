import { ContainerModule } from "inversify";
import { kycRoutes } from "../adapters/http/inbound/kyc/kyc-routes.ts";
import { PostgresEligibilityStore } from "../adapters/persistence/trade/postgres-eligibility-store.ts";
import { CheckLimits } from "../application/kyc/check-limits.ts";
import type { EligibilityStore } from "../application/ports/eligibility-store.ts";
import { defaultLevelPolicy } from "../domain/kyc/levels.ts";
import { offerTokens } from "./offer-module.ts";
import { token, tokens } from "./tokens.ts";
import { served, type Feature } from "./feature.ts";

/** The names of the feature kyc. */
export const kycTokens = {
  eligibilities: token<EligibilityStore>("standings"),
  checkLimits: token<CheckLimits>("checkLimits"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = kycTokens;
  bind(t.eligibilities).toResolvedValue(
    (pool) => new PostgresEligibilityStore(pool),
    [tokens.dataSource],
  );
  bind(t.checkLimits).toResolvedValue(
    (eligibilities, prices) => new CheckLimits(eligibilities, prices, defaultLevelPolicy),
    [t.eligibilities, offerTokens.marketPrices],
  );
});

/** The feature kyc: levels and their limits. */
export const kyc: Feature = {
  module: parts,
  routes: () => [served(kycRoutes, kycTokens)],
};
