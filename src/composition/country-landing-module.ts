import { ContainerModule } from "inversify";
import { countryLandingRoutes } from "../adapters/http/inbound/country-landing/country-landing-routes.ts";
import { ViewCountryLanding } from "../application/country-landing/view-country-landing.ts";
import { served, type Feature } from "./feature.ts";
import { offerTokens } from "./offer-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature country-landing. */
export const countryLandingTokens = {
  viewCountryLanding: token<ViewCountryLanding>("viewCountryLanding"),
};

const parts = new ContainerModule(({ bind }) => {
  bind(countryLandingTokens.viewCountryLanding).toResolvedValue(
    (places, offers) => new ViewCountryLanding(places, offers),
    [tokens.places, offerTokens.listOffers],
  );
});

/** The feature country-landing: what people of a country can trade. */
export const countryLanding: Feature = {
  module: parts,
  routes: () => [served(countryLandingRoutes, countryLandingTokens)],
};
