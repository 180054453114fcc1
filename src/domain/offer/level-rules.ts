import { isDemoLevel } from "../account/demo-account.ts";
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

/** What owners without a verified ID are held to. */
export type LevelRules = Pick<OfferPolicy, "idLevel" | "giftCardUsdCents" | "assetsWithoutId">;

/**
 * What the owner's level forbids: an owner without a verified ID offers no assets unless a flag allows it, no gift cards
 * that cheats prefer, and other ones only up to a certain amount (answers 9 and 10). An amount of unknown value counts as
 * too much.
 */
export function levelFailures(
  { level }: OfferOwner,
  paymentMethod: string,
  amounts: OfferAmounts,
  usdCents: UsdCents,
  rules: LevelRules,
): readonly OfferFailure[] {
  const { giftCardUsdCents } = rules;
  if (!isHeld(level, rules)) return [];
  if (needsId(paymentMethod, rules)) return [{ field: "payment_method", code: "level_too_low" }];
  const value = usdCents(largestAmount(amounts));
  if (!isGiftCard(paymentMethod) || (value !== undefined && value <= giftCardUsdCents)) return [];
  const field = amounts.kind === "range" ? "range_max" : "predefined_amounts";
  return [{ field, code: "too_much_for_level", mostUsdCents: giftCardUsdCents }];
}

/**
 * Whether the owner's level fell below what a trade of that value needs (answers 103). Without a value, only the payment
 * method counts: a trade whose value nobody knows does not start anyway.
 */
export function isOwnerShort(
  { level }: Pick<OfferOwner, "level">,
  paymentMethod: string,
  usdCents: bigint | undefined,
  rules: LevelRules,
): boolean {
  if (!isHeld(level, rules)) return false;
  const isTooMuch = usdCents !== undefined && usdCents > rules.giftCardUsdCents;
  return needsId(paymentMethod, rules) || (isTooMuch && isGiftCard(paymentMethod));
}

/** Nobody loses anything to a demo account, which can't verify an ID. */
function isHeld(level: number, { idLevel }: LevelRules): boolean {
  return level < idLevel && !isDemoLevel(level);
}

/** Whether offers with that payment method need a verified ID, whatever their amounts. */
function needsId(paymentMethod: string, { assetsWithoutId }: LevelRules): boolean {
  const method = findPaymentMethod(paymentMethod);
  if (method?.groupId === assetsGroup) return !assetsWithoutId;
  return method?.groupId === giftCards && method.isHighRisk;
}

function isGiftCard(paymentMethod: string): boolean {
  return findPaymentMethod(paymentMethod)?.groupId === giftCards;
}

function largestAmount(amounts: OfferAmounts): Fiat {
  if (amounts.kind === "range") return amounts.max;
  const [first, ...rest] = amounts.amounts;
  if (!first) throw new TypeError("An offer takes at least one amount");
  return rest.reduce((most, each) => (each.minor > most.minor ? each : most), first);
}
