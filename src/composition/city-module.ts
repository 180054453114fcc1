import { ContainerModule } from "inversify";
import { cityRoutes } from "../adapters/http/inbound/offer/city-routes.ts";
import { PostgresOfferCities } from "../adapters/persistence/offer/postgres-offer-cities.ts";
import { ListCities } from "../application/offer/list-cities.ts";
import { served, type Feature } from "./feature.ts";
import { token, tokens } from "./tokens.ts";

const cityTokens = { listCities: token<ListCities>("listCities") };

/** The cities where cash changes hands. */
export const cities: Feature = {
  module: new ContainerModule(({ bind }) => {
    bind(cityTokens.listCities).toResolvedValue(
      (reads) => new ListCities(new PostgresOfferCities(reads)),
      [tokens.reads],
    );
  }),
  routes: () => [served(cityRoutes, cityTokens)],
};
