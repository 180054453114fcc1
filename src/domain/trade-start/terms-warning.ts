import { findPaymentMethod } from "../catalogue/payment-methods.ts";
import type { Offer } from "../offer/offer.ts";

/**
 * Why a taker is shown the owner's terms once more before a start (answers 36):
 *
 * - `changed`: since the taker's last trade on the offer.
 * - `to_read`: with this payment method, much depends on them.
 */
export const termsWarnings = ["changed", "to_read"] as const;
export type TermsWarning = (typeof termsWarnings)[number];

/** `haveChanged`: since the taker's last trade on the offer. */
export function termsWarningOf(
  { terms, paymentMethod }: Pick<Offer, "terms" | "paymentMethod">,
  haveChanged: boolean,
): TermsWarning | undefined {
  if (terms.trim() === "") return undefined;
  if (haveChanged) return "changed";
  return findPaymentMethod(paymentMethod)?.isHighRisk === true ? "to_read" : undefined;
}
