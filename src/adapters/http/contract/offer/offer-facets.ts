import { Type, type Static } from "typebox";
import { view } from "../envelope.ts";

const facetValue = view("OfferFacetValue", {
  value: Type.String(),
  /** For display; in English. */
  name: Type.String(),
  offers: Type.Integer(),
  /** There may be more. */
  isAtLeast: Type.Boolean(),
});

export type FacetValueView = Static<typeof facetValue>;

/** The most frequent values first. */
export const offerFacetsView = view("OfferFacets", {
  /** By their slugs. */
  groups: Type.Array(facetValue),
  paymentMethods: Type.Array(facetValue),
  currencies: Type.Array(facetValue),
  /** Where owners live, by their own statement. */
  countries: Type.Array(facetValue),
  tags: Type.Array(facetValue),
});

export type OfferFacetsView = Static<typeof offerFacetsView>;
