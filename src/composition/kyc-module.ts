import { ContainerModule } from "inversify";
import { kycRoutes } from "../adapters/http/inbound/kyc/kyc-routes.ts";
import { PostgresEligibilityStore } from "../adapters/persistence/trade/postgres-eligibility-store.ts";
import { CheckLimits } from "../application/kyc/check-limits.ts";
import type { EligibilityStore } from "../application/ports/eligibility-store.ts";
import { companyTokens } from "./company-module.ts";
import { offerTokens } from "./offer-module.ts";
import { token, tokens } from "./tokens.ts";
import { served, type Feature } from "./feature.ts";
import { policyTokens } from "./policy-module.ts";

/** The names of the feature kyc. */
export const kycTokens = {
  eligibilities: token<EligibilityStore>("standings"),
  checkLimits: token<CheckLimits>("checkLimits"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = kycTokens;
  bind(t.eligibilities).toResolvedValue(
    (pool, policy) => new PostgresEligibilityStore(pool, policy),
    [tokens.dataSource, policyTokens.start],
  );
  bind(t.checkLimits).toResolvedValue(
    (eligibilities, prices, policy, companies, flags) =>
      new CheckLimits(eligibilities, prices, policy, companies, flags),
    [
      t.eligibilities,
      offerTokens.marketPrices,
      policyTokens.levels,
      companyTokens.companies,
      policyTokens.whole,
    ],
  );
});

/** The feature kyc: levels and their limits. */
export const kyc: Feature = {
  module: parts,
  routes: () => [served(kycRoutes, kycTokens)],
};
