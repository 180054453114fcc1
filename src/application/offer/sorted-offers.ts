import { assets } from "../../domain/money/asset.ts";
import { money } from "../../domain/money/money.ts";
import { fiatFor } from "../../domain/money/price.ts";
import type { MarketPrices } from "../ports/market-prices.ts";
import type { OfferInView } from "./offer-in-view.ts";

/** `default`: in their original order. */
const activeOfferSorts = ["default", "crypto_usd_price_desc", "crypto_usd_price_asc"] as const;

export type ActiveOfferSort = (typeof activeOfferSorts)[number];

/**
 * The offers by the price of one coin; those without a price now come last, in either direction.
 */
export function sortedOffers(
  offers: readonly OfferInView[],
  sort: ActiveOfferSort,
  prices: MarketPrices,
): readonly OfferInView[] {
  if (sort === "default") return offers;
  const sign = sort === "crypto_usd_price_asc" ? 1 : -1;
  const keyed = offers.map((offer) => ({ offer, cents: usdCentsOf(offer, prices) }));
  return keyed
    .toSorted((one, other) => {
      if (one.cents === undefined || other.cents === undefined) {
        return Number(one.cents === undefined) - Number(other.cents === undefined);
      }
      return sign * Number(one.cents - other.cents);
    })
    .map(({ offer }) => offer);
}

/**
 * The offers, best for the visitor first: buyers see the cheapest first, sellers the most expensive
 * (decisions, Money). Equal ones keep their order; those without a price come last.
 */
export function bestFirst(offers: readonly OfferInView[]): readonly OfferInView[] {
  const cost = ({ offer, price, distance }: OfferInView) => {
    if (!price || distance === undefined) return Infinity;
    return Number(offer.side === "sell" ? distance : 0n - distance);
  };
  // Infinity from itself is no number: two offers without a price keep their order.
  return offers.toSorted((one, other) => cost(one) - cost(other) || 0);
}

/** The price of one coin under this offer. */
function usdCentsOf({ offer, price }: OfferInView, prices: MarketPrices): bigint | undefined {
  if (!price) return undefined;
  const coin = money(offer.asset, 10n ** BigInt(assets[offer.asset].baseUnitDigits));
  return prices.usdCents(fiatFor(coin, price));
}
