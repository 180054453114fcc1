import { ContainerModule } from "inversify";
import { converterRoutes } from "../adapters/http/inbound/converter/converter-routes.ts";
import { ListRates } from "../application/converter/list-rates.ts";
import { served, type Feature } from "./feature.ts";
import { offerTokens } from "./offer-module.ts";
import { policyTokens } from "./policy-module.ts";
import { token } from "./tokens.ts";

/** The names of the feature converter. */
const converterTokens = {
  listRates: token<ListRates>("listRates"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = converterTokens;
  bind(t.listRates).toResolvedValue(
    (prices, policy, clock) => new ListRates(prices, policy, clock.now),
    [offerTokens.marketPrices, policyTokens.market, offerTokens.clock],
  );
});

/** The feature converter: what coins cost in every currency. */
export const converter: Feature = {
  module: parts,
  routes: () => [served(converterRoutes, converterTokens)],
};
