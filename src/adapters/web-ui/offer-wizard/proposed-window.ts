import { findPaymentMethod } from "../../../domain/catalogue/payment-methods.ts";

/**
 * Bank transfers that may take this long get days (decisions, Times); most others arrive within
 * minutes.
 */
const slowSeconds = 4 * 86_400;

/** The payment window in minutes that the wizard suggests for a method (decisions, Times). */
export function proposedWindow(methodSlug: string): number {
  const method = findPaymentMethod(methodSlug);
  switch (method?.groupId) {
    case 1:
    case 3:
    case 8:
      return 30;
    case 2:
      return 1_440;
    case 5:
      return method.settlementSeconds >= slowSeconds ? 8_640 : 60;
    default:
      return 180;
  }
}
