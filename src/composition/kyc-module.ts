import { ContainerModule } from "inversify";
import { PostgresStandings } from "../adapters/persistence/trade/postgres-standings.ts";
import { CheckLimits } from "../application/kyc/check-limits.ts";
import type { Standings } from "../application/ports/standings.ts";
import { offerTokens } from "./offer-module.ts";
import { token, tokens } from "./tokens.ts";
import { policyTokens } from "./policy-module.ts";

/** The names of the feature kyc. */
export const kycTokens = {
  standings: token<Standings>("standings"),
  checkLimits: token<CheckLimits>("checkLimits"),
};

/** The feature kyc: levels and their limits. */
export const kyc = new ContainerModule(({ bind }) => {
  const t = kycTokens;
  bind(t.standings).toResolvedValue(
    (pool, policy) => new PostgresStandings(pool, policy),
    [tokens.dataSource, policyTokens.start],
  );
  bind(t.checkLimits).toResolvedValue(
    (standings, prices, policy) => new CheckLimits(standings, prices, policy),
    [t.standings, offerTokens.marketPrices, policyTokens.levels],
  );
});
