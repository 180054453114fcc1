/** The offer that every seller of the load has. */
export const offerTerms = {
  asset: "BTC",
  currency: "EUR",
  paymentMethod: "sepa-instant",
  marginBasisPoints: 100,
  /** In cents. */
  rangeMin: 1_000,
  rangeMax: 100_000,
  terms: "Please pay from an account in your own name, and write nothing else as the reference.",
  paymentDetails: [
    { label: "IBAN", value: "DE02 1203 0000 0000 2020 51" },
    { label: "Name", value: "A. Seller" },
  ],
  label: "SEPA Instant, day and night",
  windowSeconds: 1_800,
} as const;
