/** The guided tours; each is shown until it was completed once (answers 42). */
export const guidedTours = ["WALLET", "TRADE", "OFFER_LISTING", "ONLY_VERIFIED_OFFERS"] as const;
export type GuidedTour = (typeof guidedTours)[number];
