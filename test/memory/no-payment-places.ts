import type { PaymentPlaces } from "../../src/application/ports/payment-places.ts";

/** Nobody saved an account. */
export const noPaymentPlaces: PaymentPlaces = { linesOf: async () => undefined };
