import type { OfferCard } from "../../http/contract/offer/offer-views.ts";
import type { MarketPriceView } from "../../http/contract/market/market-prices.ts";
import { parseFiat } from "../../../domain/money/fiat.ts";
import { formatPrice, parsePrice, type Price } from "../../../domain/money/price.ts";
import { formatBasisPoints, parseBasisPoints } from "../../../domain/offer/basis-points.ts";
import { parseMultiplier } from "../../../domain/offer/exchange-pricing.ts";
import {
  allInPrice,
  distanceFromMarket,
  priceOf,
  quoteFor,
} from "../../../domain/offer/offer-price.ts";
import type { Pricing } from "../../../domain/offer/offer.ts";
import { assetOfCode } from "../design/amount-text.ts";

/**
 * The offers at other market prices, by the rules that the server prices them by. Offers of other pairs,
 * and those without a price now, stay as they are: the next read of the list says what became of them.
 */
export function movedOffers(
  offers: readonly OfferCard[],
  markets: readonly MarketPriceView[],
): OfferCard[] {
  return offers.map((offer) => {
    const market = markets.find(
      ({ cryptoCurrencyCode, fiatCurrencyCode }) =>
        cryptoCurrencyCode === offer.cryptoCurrencyCode &&
        fiatCurrencyCode === offer.fiatCurrencyCode,
    );
    return market ? moved(offer, market) : offer;
  });
}

function moved(offer: OfferCard, market: MarketPriceView): OfferCard {
  const price = (text: string | null | undefined): Price | undefined => {
    const parsed = parsePrice(
      assetOfCode(offer.cryptoCurrencyCode),
      offer.fiatCurrencyCode,
      text ?? "",
    );
    return parsed.ok ? parsed.value : undefined;
  };
  const pricing = pricingOf(offer, price);
  const { rateFormula: formula, offerType: side } = offer;
  const followed = market.exchangeRates.find(
    ({ source, pricePoint }) => source === formula?.source && pricePoint === formula.pricePoint,
  );
  const marketPrice = price(market.price);
  const now = pricing && priceOf({ pricing }, marketPrice, price(followed?.value));
  if (offer.price === null || !pricing || !now) return offer;
  const feeRate = {
    basisPoints: parseBasisPoints(offer.feePercent) ?? 0,
    discountPercent: offer.feeDiscountPercent,
  };
  const distance = distanceFromMarket({ pricing }, marketPrice, price(followed?.value));
  const text = formatPrice(now);
  return {
    ...offer,
    price: text,
    fiatPricePerBtc: text,
    allInPrice: formatPrice(allInPrice(now, side, feeRate)),
    marketDistance: distance === undefined ? null : formatBasisPoints(distance),
    quote: quoteOf(offer, now, feeRate),
  };
}

function pricingOf(
  { margin, price, rateFormula }: OfferCard,
  priceFrom: (text: string | null) => Price | undefined,
): Pricing | undefined {
  if (rateFormula) {
    const { source, pricePoint: point, multiplier, floor, ceiling } = rateFormula;
    const multiplierBasisPoints = parseMultiplier(multiplier) ?? 0;
    const bounds = { floor: priceFrom(floor), ceiling: priceFrom(ceiling) };
    return { kind: "exchange", source, point, multiplierBasisPoints, ...bounds };
  }
  if (margin !== null) return { kind: "margin", basisPoints: parseBasisPoints(margin) ?? 0 };
  const fixed = priceFrom(price);
  return fixed && { kind: "fixed", price: fixed };
}

function quoteOf(
  offer: OfferCard,
  price: Price,
  feeRate: { readonly basisPoints: number; readonly discountPercent: number },
): OfferCard["quote"] {
  const { quote, cashbackPercent, cashbackMaxValue, fiatCurrencyCode: currency } = offer;
  const fiat = quote && parseFiat(currency, quote.fiat);
  if (!quote || !fiat?.ok) return quote;
  const most = parseFiat(currency, cashbackMaxValue ?? "");
  const cashback = cashbackPercent !== null && {
    basisPoints: parseBasisPoints(cashbackPercent) ?? 0,
    most: most.ok ? most.value : undefined,
  };
  const {
    crypto,
    fee,
    cashback: onTop,
  } = quoteFor(fiat.value, price, feeRate, cashback || undefined);
  return {
    fiat: quote.fiat,
    crypto: String(crypto.units),
    fee: String(fee.units),
    cashback: String(onTop.units),
  };
}
