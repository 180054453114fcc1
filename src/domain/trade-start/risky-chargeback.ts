import { findPaymentMethod } from "../catalogue/payment-methods.ts";
import type { Offer } from "../offer/offer.ts";

/** A partner with fewer completed trades than this is no known one (answers 39). */
const knownFromTrades = 10;

/**
 * Whether who takes the offer would be paid in a way that can be reversed, by somebody with few
 * completed trades (answers 39).
 */
export function isRiskyChargeback(
  { side, paymentMethod }: Pick<Offer, "side" | "paymentMethod">,
  owner: { readonly completedTrades: number },
): boolean {
  const isReversible = findPaymentMethod(paymentMethod)?.isReversible === true;
  return side === "buy" && isReversible && owner.completedTrades < knownFromTrades;
}
