import type { OfferInput } from "../../src/domain/offer/create-offer.ts";

/** A sell offer of Bitcoin for 20 … 500 EUR by SEPA Instant at the market price. */
export const usualOffer: OfferInput = {
  side: "sell",
  asset: "BTC",
  currency: "EUR",
  paymentMethod: "sepa-instant",
  pricing: { kind: "margin", percent: "0" },
  amounts: { kind: "range", min: "20", max: "500" },
  terms: "Pay from your own account.",
  paymentDetails: [
    { label: "IBAN", value: "PT50" },
    { label: "Name on the account", value: "Ana Lima" },
  ],
  label: "fast",
  tags: ["no fees"],
  windowMinutes: "30",
};
