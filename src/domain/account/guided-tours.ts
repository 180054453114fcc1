/** The guided tours; each is offered once (answers 42). */
export const guidedTours = ["WALLET", "TRADE", "OFFER_LISTING", "ONLY_VERIFIED_OFFERS"] as const;
export type GuidedTour = (typeof guidedTours)[number];
