import { ContainerModule } from "inversify";
import { recordRoutes } from "../adapters/http/inbound/record/record-routes.ts";
import { figureNoise } from "../adapters/identity/figure-noise.ts";
import { EarnedBadges } from "../adapters/persistence/record/earned-badges.ts";
import { PostgresMarketStatistics } from "../adapters/persistence/record/postgres-market-statistics.ts";
import { PostgresOwnStandingStore } from "../adapters/persistence/record/postgres-own-standing-store.ts";
import type { FeeDiscounts } from "../application/ports/fee-discounts.ts";
import type { MarketStatistics } from "../application/ports/market-statistics.ts";
import type { OwnStandingStore } from "../application/ports/own-standing-store.ts";
import { FeeDiscountsByBadge } from "../application/record/fee-discounts-by-badge.ts";
import { ViewMarketStatistics } from "../application/record/view-market-statistics.ts";
import { ViewOwnBadges } from "../application/record/view-own-badges.ts";
import { ViewOwnStatistics } from "../application/record/view-own-statistics.ts";
import { served, type Feature } from "./feature.ts";
import { policyTokens } from "./policy-module.ts";
import type { Secrets } from "./secrets.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature record. */
export const recordTokens = {
  ownStandings: token<OwnStandingStore>("ownStandings"),
  feeDiscounts: token<FeeDiscounts>("feeDiscounts"),
  viewOwnBadges: token<ViewOwnBadges>("viewOwnBadges"),
  viewOwnStatistics: token<ViewOwnStatistics>("viewOwnStatistics"),
  marketStatistics: token<MarketStatistics>("marketStatistics"),
  viewMarketStatistics: token<ViewMarketStatistics>("viewMarketStatistics"),
};

const parts = ({ fieldEncryption }: Secrets) =>
  new ContainerModule(({ bind }) => {
    const t = recordTokens;
    bind(t.ownStandings).toResolvedValue(
      (pool) => new PostgresOwnStandingStore(pool),
      [tokens.dataSource],
    );
    bind(t.feeDiscounts).toResolvedValue(
      (standings, policy) => new FeeDiscountsByBadge(standings, policy),
      [t.ownStandings, policyTokens.whole],
    );
    bind(t.viewOwnBadges).toResolvedValue(
      (standings) => new ViewOwnBadges(standings),
      [t.ownStandings],
    );
    bind(t.viewOwnStatistics).toResolvedValue(
      (standings) => new ViewOwnStatistics(standings),
      [t.ownStandings],
    );
    bind(t.marketStatistics).toResolvedValue(
      (reads) => new PostgresMarketStatistics(reads),
      [tokens.reads],
    );
    bind(t.viewMarketStatistics).toResolvedValue(
      (statistics) => new ViewMarketStatistics(statistics, figureNoise(fieldEncryption), Date.now),
      [t.marketStatistics],
    );
  });

/** The feature record: what traders see of their own record, and everybody of the market. */
export const record: Feature = {
  module: ({ secrets }) => parts(secrets),
  routes: () => [served(recordRoutes, recordTokens)],
  subscribers: [() => new EarnedBadges()],
};
