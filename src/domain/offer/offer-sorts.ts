/** The orders of lists of offers (specification, section 3). */
export const offerSorts = [
  "default",
  "crypto_usd_price_desc",
  "crypto_usd_price_asc",
  "release_time_asc",
  "release_time_desc",
] as const;

export type OfferSort = (typeof offerSorts)[number];
