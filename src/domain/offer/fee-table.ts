import type { PaymentMethodGroupId } from "../catalogue/payment-method-groups.ts";
import { findPaymentMethod } from "../catalogue/payment-methods.ts";
import type { EarnedBadge } from "../record/badges.ts";
import type { FeeRate } from "../trade/fee.ts";
import type { Offer } from "./offer.ts";

/** The escrow fees, in basis points of the amount (decisions, Money). */
export interface FeePolicy {
  readonly byGroup: Readonly<Record<PaymentMethodGroupId, number>>;
  /** The methods whose fee differs from their group's, by slug. */
  readonly byMethod: Readonly<Record<string, number>>;
  /** Off the fee of sellers who earned a badge, in percent, while the flag is on. */
  readonly discountPercent: Readonly<Record<EarnedBadge, number>>;
}

/**
 * The escrow fee of trades paid by a method. Offers name only methods of the catalogue, which never
 * loses one: an unknown method is a bug of ours and throws. The discount is the seller's, in percent.
 */
export function feeRateOf(
  methodSlug: string,
  { byGroup, byMethod }: FeePolicy,
  discountPercent = 0,
): FeeRate {
  const method = findPaymentMethod(methodSlug);
  if (!method) throw new TypeError(`${methodSlug} is not in the catalogue`);
  return { basisPoints: byMethod[methodSlug] ?? byGroup[method.groupId], discountPercent };
}

/**
 * The escrow fee of trades on an offer: its owner's own, or that of the table. On a buy offer an own fee never
 * raises what the taker pays, also where the table's fell since. The discount is the seller's, in percent.
 */
export function feeRateOn(
  { paymentMethod, side, manualFee }: Pick<Offer, "paymentMethod" | "side" | "manualFee">,
  fees: FeePolicy,
  discountPercent = 0,
): FeeRate {
  const table = feeRateOf(paymentMethod, fees, discountPercent);
  if (manualFee === undefined) return table;
  const isLower = manualFee < table.basisPoints;
  return side === "buy" && !isLower ? table : { ...table, basisPoints: manualFee };
}
