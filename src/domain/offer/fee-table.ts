import type { PaymentMethodGroupId } from "../catalogue/payment-method-groups.ts";
import { findPaymentMethod } from "../catalogue/payment-methods.ts";
import type { FeeRate } from "../trade/fee.ts";
import type { Offer } from "./offer.ts";

/** The escrow fees, in basis points of the amount (decisions, Money). */
export interface FeePolicy {
  readonly byGroup: Readonly<Record<PaymentMethodGroupId, number>>;
  /** The methods whose fee differs from their group's, by slug. */
  readonly byMethod: Readonly<Record<string, number>>;
}

/**
 * The escrow fee of trades paid by a method. Offers name only methods of the catalogue, which never
 * loses one: an unknown method is a bug of ours and throws.
 */
export function feeRateOf(methodSlug: string, { byGroup, byMethod }: FeePolicy): FeeRate {
  const method = findPaymentMethod(methodSlug);
  if (!method) throw new TypeError(`${methodSlug} is not in the catalogue`);
  return { basisPoints: byMethod[methodSlug] ?? byGroup[method.groupId], discountPercent: 0 };
}

/**
 * The escrow fee of trades on an offer: its owner's own, or that of the table. On a buy offer an own fee never
 * raises what the taker pays, also where the table's fell since.
 */
export function feeRateOn(
  { paymentMethod, side, manualFee }: Pick<Offer, "paymentMethod" | "side" | "manualFee">,
  fees: FeePolicy,
): FeeRate {
  const table = feeRateOf(paymentMethod, fees);
  if (manualFee === undefined) return table;
  const isLower = manualFee < table.basisPoints;
  return side === "buy" && !isLower ? table : { ...table, basisPoints: manualFee };
}
