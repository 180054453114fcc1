import { accept, refuse, type Result } from "../result/result.ts";
import { assets, type AssetCode } from "./asset.ts";
import { fiatDigits, type Fiat, type FiatCode } from "./fiat.ts";
import { money, type Money } from "./money.ts";
import { roundDown, roundHalfAwayFromZero, roundUp } from "./rounding.ts";

/** Decimal digits of a price (decisions, Money). */
const priceDigits = 8;
const priceScale = 10n ** BigInt(priceDigits);

/** What one whole coin costs: an integer at 10^-8 of the fiat currency's unit, above zero. */
export interface Price<Code extends AssetCode = AssetCode> {
  readonly asset: Code;
  readonly currency: FiatCode;
  readonly scaled: bigint;
}

/** Parses a price ("64812.42"). */
export function parsePrice<Code extends AssetCode>(
  asset: Code,
  currency: FiatCode,
  text: string,
): Result<Price<Code>, { readonly code: "price_not_a_number" }> {
  const match = /^(\d{1,18})(?:\.(\d{0,8}))?$/.exec(text);
  const [, whole = "", decimals = ""] = match ?? [];
  const scaled = match ? BigInt(whole + decimals.padEnd(priceDigits, "0")) : 0n;
  return scaled > 0n ? accept({ asset, currency, scaled }) : refuse({ code: "price_not_a_number" });
}

/** The price with all its digits, trailing zeros dropped but for two decimals ("64812.42"). */
export function formatPrice({ scaled }: Price): string {
  const text = scaled.toString().padStart(priceDigits + 1, "0");
  const decimals = text.slice(-priceDigits).replace(/0+$/, "").padEnd(2, "0");
  return `${text.slice(0, -priceDigits)}.${decimals}`;
}

/**
 * market × (1 + margin / 100), to the nearest 10^-8, half away from zero. The margin is in basis
 * points: 150 is 1.5 %; it means the same on both sides (decisions, Money).
 */
export function priceWithMargin<Code extends AssetCode>(
  market: Price<Code>,
  marginBasisPoints: bigint,
): Price<Code> {
  const scaled = roundHalfAwayFromZero(market.scaled * (10_000n + marginBasisPoints), 10_000n);
  return { ...market, scaled };
}

/** A price's margin over the market, in basis points, to the nearest. */
export function marginOver(price: Price, market: Price): bigint {
  return roundHalfAwayFromZero((price.scaled - market.scaled) * 10_000n, market.scaled);
}

/** How much crypto an amount of fiat buys: rounded down to whole granules. */
export function cryptoFor<Code extends AssetCode>(fiat: Fiat, price: Price<Code>): Money<Code> {
  sameCurrency(fiat, price);
  const { baseUnitDigits, granule } = assets[price.asset];
  const numerator = fiat.minor * 10n ** BigInt(baseUnitDigits) * priceScale;
  const denominator = price.scaled * 10n ** BigInt(fiatDigits(fiat.currency)) * granule;
  return money(price.asset, roundDown(numerator, denominator) * granule);
}

/** What an amount of crypto costs: rounded up to the currency's digits. */
export function fiatFor<Code extends AssetCode>(
  amount: Money<Code>,
  price: Price<NoInfer<Code>>,
): Fiat {
  if (amount.asset !== price.asset) {
    throw new TypeError(`${amount.asset} has no price in ${price.asset}`);
  }
  const { baseUnitDigits } = assets[amount.asset];
  const numerator = amount.units * price.scaled * 10n ** BigInt(fiatDigits(price.currency));
  const denominator = 10n ** BigInt(baseUnitDigits) * priceScale;
  return { currency: price.currency, minor: roundUp(numerator, denominator) };
}

function sameCurrency(fiat: Fiat, price: Price): void {
  if (fiat.currency !== price.currency) {
    throw new TypeError(`${fiat.currency} does not buy at a price in ${price.currency}`);
  }
}
