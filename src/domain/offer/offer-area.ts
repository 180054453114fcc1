import { findPaymentMethod } from "../catalogue/payment-methods.ts";
import type { Fiat } from "../money/fiat.ts";
import type { UsdCents } from "./level-rules.ts";
import { bad, good, type Judged, type OfferFailure } from "./offer-failure.ts";
import { smallestAmount } from "./offer-price.ts";
import type { OfferOwner } from "./offer-policy.ts";
import type { ChosenArea, Offer, OfferSide } from "./offer.ts";
import { otcBadges, otcLeastUsd } from "./otc-desk.ts";

/** The parts of the marketplace with rules or a page of their own (specification, section 3). */
export const offerAreas = ["otc", "silent-pool", "gift-cards"] as const;
type OfferArea = (typeof offerAreas)[number];

/** The areas that an owner puts an offer into; gift cards are one by their payment method. */
export const chosenAreas = ["otc", "silent-pool"] as const satisfies readonly ChosenArea[];

const giftCards = 1;

/** Where an offer belongs; undefined: the usual market. */
export function areaOf({
  area,
  paymentMethod,
}: Pick<Offer, "area" | "paymentMethod">): OfferArea | undefined {
  if (area !== undefined) return area;
  return findPaymentMethod(paymentMethod)?.groupId === giftCards ? "gift-cards" : undefined;
}

/** The area as typed: empty or `gift-cards` where it follows from the payment method. */
export function judgeArea({
  area = "",
  paymentMethod,
}: {
  readonly area?: string | undefined;
  readonly paymentMethod: string;
}): Judged<ChosenArea | undefined> {
  const chosen = chosenAreas.find((each) => each === area);
  if (chosen !== undefined || area === "") return good(chosen);
  const isByMethod = area === areaOf({ area: undefined, paymentMethod });
  if (isByMethod) return good(undefined);
  const isArea = offerAreas.some((each) => each === area);
  return bad({ field: "area", code: isArea ? "not_for_method" : "unknown" });
}

/**
 * What an area asks of its offers (answers 45): the OTC desk is for vendors and companies, from an amount
 * on; in the silent pool prices are margins, so that two of them meet whatever the market does.
 */
export function areaFailures(
  { area, pricing, amounts }: Pick<Offer, "area" | "pricing" | "amounts">,
  { badge, isCompany = false }: Pick<OfferOwner, "badge" | "isCompany">,
  usdCents: UsdCents,
): readonly OfferFailure[] {
  if (area === "silent-pool") {
    return pricing.kind === "margin" ? [] : [{ field: "area", code: "needs_margin" }];
  }
  if (area !== "otc") return [];
  const isLetIn = isCompany || otcBadges.some((each) => each === badge);
  if (!isLetIn) return [{ field: "area", code: "not_for_account" }];
  const value = usdCents(smallestAmount(amounts));
  const leastUsdCents = BigInt(otcLeastUsd) * 100n;
  const isSmall = value !== undefined && value < leastUsdCents;
  return isSmall ? [{ field: "area", code: "too_small_for_area", leastUsdCents }] : [];
}

/** What of an offer in the silent pool decides whether it meets another. */
export interface PoolTerms {
  readonly basisPoints: number;
  /** The smallest and the largest amount. */
  readonly least: Fiat["minor"];
  readonly most: Fiat["minor"];
}

/**
 * Whether two offers in the silent pool meet, of opposite sides and for the same coin, currency and payment
 * method: the seller asks no more than the buyer gives, and an amount suits both.
 */
export function meetsInPool(side: OfferSide, offer: PoolTerms, other: PoolTerms): boolean {
  const [seller, buyer] = side === "sell" ? [offer, other] : [other, offer];
  return (
    seller.basisPoints <= buyer.basisPoints &&
    offer.least <= other.most &&
    other.least <= offer.most
  );
}
