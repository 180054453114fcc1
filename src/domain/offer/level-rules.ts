import type { PaymentMethodGroupId } from "../catalogue/payment-method-groups.ts";
import { findPaymentMethod } from "../catalogue/payment-methods.ts";
import type { Fiat } from "../money/fiat.ts";
import type { OfferFailure } from "./offer-failure.ts";
import type { OfferOwner, OfferPolicy } from "./offer-policy.ts";
import type { OfferAmounts } from "./offer.ts";

/** The value of an amount of fiat in US cents; undefined without a rate. */
export type UsdCents = (fiat: Fiat) => bigint | undefined;

const assetsGroup: PaymentMethodGroupId = 43;
const giftCards: PaymentMethodGroupId = 1;

/**
 * What the owner's level forbids: an owner without a verified ID offers no assets unless a flag allows it, and gift cards
 * only up to a certain amount (answers 9 and 10). An amount of unknown value counts as too much.
 */
export function levelFailures(
  { level }: OfferOwner,
  paymentMethod: string,
  amounts: OfferAmounts,
  usdCents: UsdCents,
  { idLevel, giftCardUsdCents, assetsWithoutId }: OfferPolicy,
): readonly OfferFailure[] {
  const groupId = findPaymentMethod(paymentMethod)?.groupId;
  if (level >= idLevel) return [];
  if (groupId === assetsGroup && !assetsWithoutId)
    return [{ field: "payment_method", code: "level_too_low" }];
  const value = usdCents(largestAmount(amounts));
  if (groupId !== giftCards || (value !== undefined && value <= giftCardUsdCents)) return [];
  const field = amounts.kind === "range" ? "range_max" : "predefined_amounts";
  return [{ field, code: "too_much_for_level", mostUsdCents: giftCardUsdCents }];
}

/** Whether a payment method trades assets, which needs a verified ID. */
export function isAsset(paymentMethod: string): boolean {
  return findPaymentMethod(paymentMethod)?.groupId === assetsGroup;
}

function largestAmount(amounts: OfferAmounts): Fiat {
  if (amounts.kind === "range") return amounts.max;
  const [first, ...rest] = amounts.amounts;
  if (!first) throw new TypeError("An offer takes at least one amount");
  return rest.reduce((most, each) => (each.minor > most.minor ? each : most), first);
}
