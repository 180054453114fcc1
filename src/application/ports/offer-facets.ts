import type { OfferSearch } from "./offer-store.ts";

/** By what the offers of a search are counted. */
export const facetNames = ["payment_method", "currency", "country", "tag"] as const;
export type FacetName = (typeof facetNames)[number];

/** How many offers of a search have one value. */
export interface FacetValue {
  /** A slug, a currency, the country where owners live, or a tag. */
  readonly value: string;
  readonly offers: number;
  /** Counting stopped somewhere: there may be more. */
  readonly isAtLeast: boolean;
}

/** Counts the offers of a search. */
export interface OfferFacets {
  /** The values that some offer has, the most frequent first. Bounded however many offers there are. */
  count(
    search: Omit<OfferSearch, "sort" | "after" | "limit">,
    facet: FacetName,
  ): Promise<readonly FacetValue[]>;
}
