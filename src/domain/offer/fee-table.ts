import type { PaymentMethodGroupId } from "../catalogue/payment-method-groups.ts";
import { findPaymentMethod } from "../catalogue/payment-methods.ts";
import type { FeeRate } from "../trade/fee.ts";

/** In basis points of the amount (decisions, Money). */
const byGroup: Readonly<Record<PaymentMethodGroupId, number>> = {
  1: 300,
  2: 100,
  3: 100,
  4: 100,
  5: 50,
  6: 100,
  7: 100,
  8: 100,
  43: 100,
};

/** The methods that cost more than their group. */
const byMethod: Readonly<Record<string, number>> = {
  "itunes-gift-card": 500,
  "google-play-gift-card": 500,
};

/** The escrow fee of trades paid by a method. */
export function feeRateOf(groupId: PaymentMethodGroupId, methodSlug: string): FeeRate {
  return { basisPoints: byMethod[methodSlug] ?? byGroup[groupId], discountPercent: 0 };
}

/**
 * The escrow fee of trades paid by the method of an offer. Offers name methods of the catalogue
 * only, which loses none: another is a bug of ours and throws.
 */
export function feeRateOfMethod(methodSlug: string): FeeRate {
  const method = findPaymentMethod(methodSlug);
  if (!method) throw new TypeError(`${methodSlug} is not in the catalogue`);
  return feeRateOf(method.groupId, methodSlug);
}
