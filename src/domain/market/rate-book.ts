import { assets, type AssetCode } from "../money/asset.ts";
import { fiatDigits, type Fiat, type FiatCode } from "../money/fiat.ts";
import { roundDown, roundHalfAwayFromZero, roundUp } from "../money/rounding.ts";
import type { Median } from "./median.ts";
import type { RateBase } from "./reading.ts";

/** Looks up the accepted value of a rate; undefined if it is unknown. */
export type RateBook = (base: RateBase, currency: FiatCode) => Median | undefined;

const oneScaled = 10n ** 8n;

/**
 * What a coin costs; if it has no market in the currency, crossed through the US dollar. Play money costs what the coin
 * does that it stands for.
 */
export function marketRate(
  book: RateBook,
  asset: AssetCode,
  currency: FiatCode,
): Median | undefined {
  const { standsFor } = assets[asset];
  const direct = book(standsFor, currency);
  if (direct) return direct;
  const inDollars = book(standsFor, "USD");
  const ofDollar = book("USD", currency);
  if (!inDollars || !ofDollar) return undefined;
  return {
    scaled: roundHalfAwayFromZero(inDollars.scaled * ofDollar.scaled, oneScaled),
    at: Math.min(inDollars.at, ofDollar.at),
    sources: [...new Set([...inDollars.sources, ...ofDollar.sources])].toSorted(),
  };
}

/** The price of a US dollar; if the currency has none, crossed through Bitcoin. */
export function dollarRate(book: RateBook, currency: FiatCode): bigint | undefined {
  if (currency === "USD") return oneScaled;
  const direct = book("USD", currency);
  if (direct) return direct.scaled;
  const inDollars = book("BTC", "USD");
  const inFiat = book("BTC", currency);
  return inDollars && inFiat && roundHalfAwayFromZero(inFiat.scaled * oneScaled, inDollars.scaled);
}

/**
 * What an amount of fiat is worth in US cents, rounded up; if the dollar has no rate in that
 * currency, crossed through Bitcoin (decisions, Limits).
 */
export function usdCentsOf(book: RateBook, { currency, minor }: Fiat): bigint | undefined {
  if (currency === "USD") return minor;
  const unit = 10n ** BigInt(fiatDigits(currency));
  const ofDollar = book("USD", currency);
  if (ofDollar) return roundUp(minor * 100n * oneScaled, unit * ofDollar.scaled);
  const inDollars = book("BTC", "USD");
  const inFiat = book("BTC", currency);
  return inDollars && inFiat && roundUp(minor * 100n * inDollars.scaled, unit * inFiat.scaled);
}

/**
 * The most fiat that is worth no more than these US cents: rounded down, so that a displayed limit
 * is never too high (decisions, Limits).
 */
export function fiatOfUsdCents(
  book: RateBook,
  usdCents: bigint,
  currency: FiatCode,
): Fiat | undefined {
  if (currency === "USD") return { currency, minor: usdCents };
  const unit = 10n ** BigInt(fiatDigits(currency));
  const inFiat = (numerator: bigint, denominator: bigint) => ({
    currency,
    minor: roundDown(usdCents * unit * numerator, 100n * denominator),
  });
  const ofDollar = book("USD", currency);
  if (ofDollar) return inFiat(ofDollar.scaled, oneScaled);
  const inDollars = book("BTC", "USD");
  const ofCoin = book("BTC", currency);
  return inDollars && ofCoin && inFiat(ofCoin.scaled, inDollars.scaled);
}
