import { ContainerModule } from "inversify";
import { kycRoutes } from "../adapters/http/inbound/kyc/kyc-routes.ts";
import { PostgresStandings } from "../adapters/persistence/trade/postgres-standings.ts";
import { CheckLimits } from "../application/kyc/check-limits.ts";
import type { Standings } from "../application/ports/standings.ts";
import { defaultLevelPolicy } from "../domain/kyc/levels.ts";
import { offerTokens } from "./offer-module.ts";
import { token, tokens } from "./tokens.ts";
import { served, type Feature } from "./feature.ts";

/** The names of the feature kyc. */
export const kycTokens = {
  standings: token<Standings>("standings"),
  checkLimits: token<CheckLimits>("checkLimits"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = kycTokens;
  bind(t.standings).toResolvedValue((pool) => new PostgresStandings(pool), [tokens.dataSource]);
  bind(t.checkLimits).toResolvedValue(
    (standings, prices) => new CheckLimits(standings, prices, defaultLevelPolicy),
    [t.standings, offerTokens.marketPrices],
  );
});

/** The feature kyc: levels and their limits. */
export const kyc: Feature = {
  module: parts,
  routes: () => [served(kycRoutes, kycTokens)],
};
