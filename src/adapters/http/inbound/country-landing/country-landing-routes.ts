import type { ViewCountryLanding } from "../../../../application/country-landing/view-country-landing.ts";
import type { OfferInView } from "../../../../application/offer/offer-in-view.ts";
import { viewCountryLanding } from "../../contract/country-landing/country-landing.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { offerCardOf } from "../offer/offer-presenter.ts";

/** What the route calls. */
interface CountryLandingUseCases {
  readonly viewCountryLanding: ViewCountryLanding;
}

/** The page marks none. */
const noFavorites: ReadonlySet<string> = new Set();

/** Countries with their offers. */
export function countryLandingRoutes(useCases: CountryLandingUseCases): readonly BoundRoute[] {
  const cardOf = (offer: OfferInView) => offerCardOf(offer, noFavorites);
  return [
    bind(viewCountryLanding).to(async ({ parameters: { slug }, actor }) => {
      const found = await useCases.viewCountryLanding.execute(slug, actor);
      if (!found) return { refusal: "not_found" };
      const { country, currency, offers, methods } = found;
      return ok({
        countryId: country.id,
        countryIso: country.code,
        name: country.name,
        currencyCode: currency ?? null,
        offers: { buy: offers.buy.map(cardOf), sell: offers.sell.map(cardOf) },
        paymentMethods: methods.map(({ slug: methodSlug, name }) => ({ slug: methodSlug, name })),
      });
    }),
  ];
}
