import { ContainerModule } from "inversify";
import { spotDeskRoutes } from "../adapters/http/inbound/admin/spot-desk-routes.ts";
import { spotRoutes } from "../adapters/http/inbound/spot/spot-routes.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { PostgresSpotMarketViews } from "../adapters/persistence/spot/postgres-spot-market-views.ts";
import { PostgresSpotOrderViews } from "../adapters/persistence/spot/postgres-spot-order-views.ts";
import { PostgresSpotStore } from "../adapters/persistence/spot/postgres-spot-store.ts";
import type { Current } from "../application/ports/current-policy.ts";
import type { SpotStore } from "../application/ports/spot-store.ts";
import type { SpotMarketViews, SpotOrderViews } from "../application/ports/spot-views.ts";
import { CancelSpotOrders } from "../application/spot/cancel-spot-orders.ts";
import { OneAfterAnother } from "../application/spot/one-after-another.ts";
import { PlaceSpotOrder } from "../application/spot/place-spot-order.ts";
import { QuoteDemoBooks } from "../application/spot/quote-demo-books.ts";
import { ViewSpot } from "../application/spot/view-spot.ts";
import type { SpotPolicy } from "../domain/spot/spot-policy.ts";
import { accountTokens } from "./account-module.ts";
import { claimTokens } from "./claim-module.ts";
import { served, type Feature } from "./feature.ts";
import { offerTokens } from "./offer-module.ts";
import { policyTokens } from "./policy-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature's parts. */
export const spotTokens = {
  spotStore: token<SpotStore>("spotStore"),
  spotMarketViews: token<SpotMarketViews>("spotMarketViews"),
  spotOrderViews: token<SpotOrderViews>("spotOrderViews"),
  viewSpot: token<ViewSpot>("viewSpot"),
  placeSpotOrder: token<PlaceSpotOrder>("placeSpotOrder"),
  cancelSpotOrders: token<CancelSpotOrders>("cancelSpotOrders"),
  spotPolicy: token<Current<SpotPolicy>>("spotPolicy"),
  /** What gives the books of a demo depth. */
  quoteDemoBooks: token<QuoteDemoBooks>("quoteDemoBooks"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = spotTokens;
  bind(t.spotStore).toResolvedValue((pool) => new PostgresSpotStore(pool), [tokens.dataSource]);
  bind(t.spotMarketViews).toResolvedValue(
    (reads) => new PostgresSpotMarketViews(reads),
    [tokens.reads],
  );
  bind(t.spotOrderViews).toResolvedValue(
    (pool) => new PostgresSpotOrderViews(pool),
    [tokens.dataSource],
  );
  bind(t.spotPolicy).toResolvedValue((policy) => () => policy().spot, [policyTokens.whole]);
  bind(t.viewSpot).toResolvedValue(
    (views, prices) => new ViewSpot(views, prices),
    [t.spotMarketViews, offerTokens.marketPrices],
  );
  bind(t.placeSpotOrder).toResolvedValue(
    (spot, traders, claims, prices, changes, policy) =>
      new PlaceSpotOrder({
        spot,
        traders,
        claims,
        prices,
        changes,
        policy,
        newId,
        turns: new OneAfterAnother(),
      }),
    [
      t.spotStore,
      accountTokens.traders,
      claimTokens.claims,
      offerTokens.marketPrices,
      tokens.changes,
      policyTokens.whole,
    ],
  );
  bind(t.cancelSpotOrders).toResolvedValue(
    (spot, claims, changes) => new CancelSpotOrders({ spot, claims, changes }),
    [t.spotStore, claimTokens.claims, tokens.changes],
  );
  bind(t.quoteDemoBooks).toResolvedValue(
    (spot, place, cancel, changes, prices) =>
      new QuoteDemoBooks({ spot, place, cancel, changes, prices }),
    [t.spotStore, t.placeSpotOrder, t.cancelSpotOrders, tokens.changes, offerTokens.marketPrices],
  );
});

/** The feature spot: trading coins on the order book. */
export const spotTrading: Feature = {
  module: parts,
  routes: () => [
    served(spotRoutes, {
      viewSpot: spotTokens.viewSpot,
      spotOrderViews: spotTokens.spotOrderViews,
      placeSpotOrder: spotTokens.placeSpotOrder,
      cancelSpotOrders: spotTokens.cancelSpotOrders,
      spotPolicy: spotTokens.spotPolicy,
    }),
  ],
  consoleRoutes: () => [
    served(spotDeskRoutes, {
      viewSpot: spotTokens.viewSpot,
      spotOrderViews: spotTokens.spotOrderViews,
      spotPolicy: spotTokens.spotPolicy,
    }),
  ],
};
