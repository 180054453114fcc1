import { ContainerModule } from "inversify";
import { marketPriceRoutes } from "../adapters/http/inbound/market/market-price-routes.ts";
import { WaitForPrices } from "../application/market/wait-for-prices.ts";
import { served, type Feature } from "./feature.ts";
import { offerTokens } from "./offer-module.ts";
import { requestCountTokens } from "./request-count-module.ts";
import { token } from "./tokens.ts";

/** The names of what tells of moves of the market. */
export const marketPriceTokens = { waitForPrices: token<WaitForPrices>("waitForPrices") };

const parts = new ContainerModule(({ bind }) => {
  bind(marketPriceTokens.waitForPrices).toResolvedValue(
    (prices) => new WaitForPrices(prices),
    [offerTokens.marketPrices],
  );
});

/** Moves of the market, for lists of offers that stay open. */
export const marketPrices: Feature = {
  module: parts,
  routes: () => [
    served(marketPriceRoutes, {
      ...marketPriceTokens,
      marketPrices: offerTokens.marketPrices,
      priceWaits: requestCountTokens.priceWaits,
    }),
  ],
};
