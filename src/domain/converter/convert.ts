import { readRate } from "../market/reading.ts";
import { roundDown, roundHalfAwayFromZero } from "../money/rounding.ts";

/** Digits that a converter shows (specification, section 9). */
const bitcoinDigits = 8;
const fiatDigits = 2;

/** What an amount of Bitcoin costs, to two digits. Undefined unless both are numbers. */
export function fiatForBitcoin(bitcoin: string, price: string): string | undefined {
  const [units, scaled] = [unitsOf(bitcoin, bitcoinDigits), readRate(price)];
  if (units === undefined || scaled === undefined) return undefined;
  return decimalOf(roundHalfAwayFromZero(units * scaled, 10n ** 14n), fiatDigits);
}

/** What an amount of money buys, to eight digits, rounded down. Undefined unless both are numbers. */
export function bitcoinForFiat(fiat: string, price: string): string | undefined {
  const [units, scaled] = [unitsOf(fiat, fiatDigits), readRate(price)];
  if (units === undefined || scaled === undefined) return undefined;
  return decimalOf(roundDown(units * 10n ** 14n, scaled), bitcoinDigits);
}

/** A typed amount in its smallest units; digits beyond them are dropped. */
function unitsOf(text: string, digits: number): bigint | undefined {
  const match = /^(\d{1,18})(?:\.(\d{0,20}))?$/.exec(text);
  if (!match) return undefined;
  const [, whole = "", decimals = ""] = match;
  return BigInt(whole + decimals.slice(0, digits).padEnd(digits, "0"));
}

function decimalOf(units: bigint, digits: number): string {
  const text = units.toString().padStart(digits + 1, "0");
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
