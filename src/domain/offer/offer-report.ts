/** The reasons a trader can give for reporting an offer. */
export const offerReportReasons = [
  "outside_escrow",
  "contact_data",
  "bad_offer_terms",
  "obvious_scam",
  "other",
] as const;
export type OfferReportReason = (typeof offerReportReasons)[number];
