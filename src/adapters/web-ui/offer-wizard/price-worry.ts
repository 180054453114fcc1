import type { AssetCode } from "../../../domain/money/asset.ts";
import {
  formatPrice,
  marginOver,
  parsePrice,
  priceWithMargin,
} from "../../../domain/money/price.ts";
import { exchangePrice, judgeExchangePricing } from "../../../domain/offer/exchange-pricing.ts";
import type { PricingInput } from "../../../domain/offer/offer-numbers.ts";
import { formatBasisPoints, parseBasisPoints } from "../../../domain/offer/basis-points.ts";
import type { OfferPolicy } from "../../../domain/offer/offer-policy.ts";
import type { OfferSide } from "../../../domain/offer/offer.ts";

/** The result of typed pricing; a part is undefined while it cannot be calculated. */
export interface LivePrice {
  /** Per coin, in decimals. */
  readonly price: string | undefined;
  /** Distance from the market in percent, "-1.5". */
  readonly distance: string | undefined;
}

/** Bounds are told elsewhere. */
const anyMargin = { least: -9_999, most: 9_990_000 };

/** Calculates the price per coin and its distance from the market, as the server does. */
export function livePrice(
  pricing: PricingInput,
  asset: AssetCode,
  currency: string,
  now: { readonly market: string | null; readonly followed: string | null },
): LivePrice {
  const market = now.market === null ? undefined : parsePrice(asset, currency, now.market);
  if (pricing.kind === "fixed") {
    const fixed = parsePrice(asset, currency, pricing.price);
    if (!fixed.ok) return { price: undefined, distance: undefined };
    return {
      price: formatPrice(fixed.value),
      distance: market?.ok ? formatBasisPoints(marginOver(fixed.value, market.value)) : undefined,
    };
  }
  if (pricing.kind === "exchange") {
    const judged = judgeExchangePricing(pricing, asset, currency, anyMargin);
    const followed = now.followed === null ? undefined : parsePrice(asset, currency, now.followed);
    if (!judged.ok || !followed?.ok) return { price: undefined, distance: undefined };
    const price = exchangePrice(judged.value, followed.value);
    return {
      price: formatPrice(price),
      distance: market?.ok ? formatBasisPoints(marginOver(price, market.value)) : undefined,
    };
  }
  const basisPoints = parseBasisPoints(pricing.percent);
  if (basisPoints === undefined) return { price: undefined, distance: undefined };
  const distance = formatBasisPoints(BigInt(basisPoints));
  if (!market?.ok) return { price: undefined, distance };
  const price = priceWithMargin(market.value, BigInt(basisPoints));
  return { price: price.scaled > 0n ? formatPrice(price) : undefined, distance };
}

/**
 * Why a price needs confirmation (decisions, Money): far from the market, or to the owner's
 * disadvantage.
 */
export type PriceWorry = "far" | "hurts";

/** Whether the owner should confirm a distance from the market, "-6.5". */
export function worryAbout(
  side: OfferSide,
  distance: string | undefined,
  { askBasisPoints }: Pick<OfferPolicy, "askBasisPoints">,
): PriceWorry | undefined {
  const points = distance === undefined ? undefined : parseBasisPoints(distance);
  if (points === undefined) return undefined;
  const against = side === "sell" ? -points : points;
  if (against > askBasisPoints.unfavorable) return "hurts";
  return Math.abs(points) > askBasisPoints.favorable ? "far" : undefined;
}
