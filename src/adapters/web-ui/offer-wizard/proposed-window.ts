import { findPaymentMethod } from "../../../domain/catalogue/payment-methods.ts";

/** Bank transfers that take days (decisions, Times); all others arrive within minutes. */
const slowTransfers: ReadonlySet<string> = new Set([
  "sepa",
  "bank-transfer",
  "ach",
  "wire-transfer",
]);

/** The payment window in minutes that the wizard suggests for a method (decisions, Times). */
export function proposedWindow(methodSlug: string): number {
  if (slowTransfers.has(methodSlug)) return 8_640;
  switch (findPaymentMethod(methodSlug)?.groupId) {
    case 1:
    case 3:
    case 8:
      return 30;
    case 2:
      return 1_440;
    case 5:
      return 60;
    default:
      return 180;
  }
}
