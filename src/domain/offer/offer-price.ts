import { cryptoFor, marginOver, priceWithMargin, type Price } from "../money/price.ts";
import type { Fiat } from "../money/fiat.ts";
import type { Money } from "../money/money.ts";
import { feeOf, type FeeRate } from "../trade/fee.ts";
import { cashbackOn, type Cashback } from "./cashback.ts";
import { exchangePrice } from "./exchange-pricing.ts";
import type { Offer, OfferAmounts, Pricing } from "./offer.ts";

/**
 * What a coin costs under an offer at a market price; `followed` is what the exchange says that the offer
 * follows, if any. Undefined if there is nothing to apply a margin or multiplier to, or nothing is left.
 */
export function priceOf(
  { pricing }: { readonly pricing: Pricing },
  market: Price | undefined,
  followed?: Price,
): Price | undefined {
  if (pricing.kind === "fixed") return pricing.price;
  if (pricing.kind === "exchange") return followed && aboveZero(exchangePrice(pricing, followed));
  if (!market) return undefined;
  return aboveZero(priceWithMargin(market, BigInt(pricing.basisPoints)));
}

function aboveZero(price: Price): Price | undefined {
  return price.scaled > 0n ? price : undefined;
}

/**
 * How far the price of an offer is from the market, in basis points; above zero is more expensive.
 */
export function distanceFromMarket(
  offer: { readonly pricing: Pricing },
  market: Price | undefined,
  followed?: Price,
): bigint | undefined {
  const { pricing } = offer;
  if (pricing.kind === "margin") return BigInt(pricing.basisPoints);
  const price = priceOf(offer, market, followed);
  return market && price && marginOver(price, market);
}

/**
 * What a coin costs a taker who buys, or brings one who sells: who sells pays the fee on top, so each coin
 * that leaves their wallet brings less than the price; rounded down.
 */
export function allInPrice(price: Price, side: Offer["side"], feeRate: FeeRate): Price {
  if (side === "sell") return price;
  const whole = 1_000_000n;
  const fee = BigInt(feeRate.basisPoints * (100 - feeRate.discountPercent));
  return { ...price, scaled: (price.scaled * whole) / (whole + fee) };
}

/** Whether an offer can be traded for this amount of fiat. */
export function takesAmount(
  { amounts, currency }: Pick<Offer, "amounts" | "currency">,
  fiat: Fiat,
): boolean {
  if (fiat.currency !== currency) return false;
  return amounts.kind === "range"
    ? amounts.min.minor <= fiat.minor && fiat.minor <= amounts.max.minor
    : amounts.amounts.some(({ minor }) => minor === fiat.minor);
}

/** The smallest amount that an offer accepts. */
export function smallestAmount(amounts: OfferAmounts): Fiat {
  if (amounts.kind === "range") return amounts.min;
  const [first, ...rest] = amounts.amounts;
  if (!first) throw new TypeError("An offer takes at least one amount");
  return rest.reduce((least, each) => (each.minor < least.minor ? each : least), first);
}

/** What changes hands for an amount of fiat. */
export interface OfferQuote {
  readonly fiat: Fiat;
  readonly crypto: Money;
  /** What the seller pays on top. */
  readonly fee: Money;
  /** What the buyer gets on top, from the seller who owns the offer. */
  readonly cashback: Money;
}

/** The crypto for an amount of fiat, and the fee and cashback for that crypto. */
export function quoteFor(
  fiat: Fiat,
  price: Price,
  feeRate: FeeRate,
  cashback: Cashback | undefined,
): OfferQuote {
  const amount = cryptoFor(fiat, price);
  return {
    fiat,
    crypto: amount,
    fee: feeOf(amount, feeRate),
    cashback: cashbackOn(amount, price, cashback),
  };
}
