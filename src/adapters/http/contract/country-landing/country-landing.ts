import { Type } from "typebox";
import { closed, dataOf, orNull, view } from "../envelope.ts";
import { offerCard } from "../offer/offer-views.ts";
import { route } from "../route.ts";

export const viewCountryLanding = route({
  id: "viewCountryLanding",
  method: "get",
  path: "/rest/v1/countries/{slug}/offers",
  summary:
    "What people of a country can trade, by the country's name in English (such as cote-divoire)",
  access: "anyone",
  answers: {
    200: {
      description: "At most five offers of each kind",
      body: dataOf(
        view("CountryLanding", {
          countryId: Type.Integer(),
          countryIso: Type.String(),
          /** In English. */
          name: Type.String(),
          /** What people pay with there; null where nobody does. */
          currencyCode: orNull(Type.String()),
          offers: closed({ buy: Type.Array(offerCard), sell: Type.Array(offerCard) }),
          /** Payment methods made for the country or its currency. */
          paymentMethods: Type.Array(closed({ slug: Type.String(), name: Type.String() })),
        }),
      ),
    },
  },
});

export const countryLandingRoutes = { viewCountryLanding };
