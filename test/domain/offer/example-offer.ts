import { noGates } from "../../../src/domain/offer/offer-gates.ts";
import type { Offer } from "../../../src/domain/offer/offer.ts";

/**
 * Ana sells Bitcoin for 20 … 500 EUR by SEPA at the market price, with a payment window of half an
 * hour.
 */
export function exampleOffer(other: Partial<Offer> = {}): Offer {
  return {
    id: "offer",
    version: 1,
    ownerId: "ana",
    side: "sell",
    asset: "BTC",
    currency: "EUR",
    paymentMethod: "sepa",
    pricing: { kind: "margin", basisPoints: 0 },
    amounts: { kind: "range", min: euros(20_00n), max: euros(500_00n) },
    terms: "",
    paymentDetails: [
      { label: "IBAN", value: "PT50" },
      { label: "Name on the account", value: "Ana Lima" },
    ],
    label: "",
    tags: [],
    windowSeconds: 1_800,
    flow: "default",
    deferredEscrow: false,
    gates: noGates,
    active: true,
    moderation: { status: 1 },
    createdAt: 0,
    ...other,
  };
}

/** An amount in euros, from cents. */
export function euros(minor: bigint) {
  return { currency: "EUR", minor };
}
