import { assets, type AssetCode } from "../../../domain/money/asset.ts";
import { fiatDigits } from "../../../domain/money/fiat.ts";
import { formatAmount, money } from "../../../domain/money/money.ts";
import { pseudoLocale } from "../../http/contract/locales.ts";

/** A number as people of a locale write it, and the zeros at its end that carry nothing. */
interface AmountText {
  readonly digits: string;
  readonly zeros: string;
}

const leastDecimals = 2;
const exactPriceBelow = 100;
const finePriceDecimals = 4;

/** The locale for numbers and dates; the pseudo-locale keeps English ones. */
export function numberLocale(locale: string): string {
  return locale === pseudoLocale ? "en" : locale;
}

/** Whether the interface's code is one of an asset that the domain knows. */
export function isAssetCode(code: string): code is AssetCode {
  return Object.hasOwn(assets, code);
}

/** The asset of that code. The server speaks of no other: one that the domain does not know is thrown. */
export function assetOfCode(code: string): AssetCode {
  if (!isAssetCode(code)) throw new Error(`There is no asset ${code}`);
  return code;
}

/** An amount of crypto in whole coins. `units` are base units as the interface says them. */
export function cryptoText(locale: string, asset: AssetCode, units: string): AmountText {
  const text = formatAmount(money(asset, BigInt(units)));
  const all = decimalText(locale, text, assets[asset].shownDigits);
  const decimals = text.slice(text.indexOf(".") + 1 + leastDecimals);
  const zeros = /0*$/.exec(decimals)?.[0].length ?? 0;
  return zeros === 0
    ? { digits: all, zeros: "" }
    : { digits: all.slice(0, -zeros), zeros: all.slice(-zeros) };
}

/** An amount of ordinary money with all digits of its currency. `amount` are decimals. */
export function fiatText(locale: string, currency: string, amount: string): string {
  return decimalText(locale, amount, fiatDigits(currency));
}

/** A bound of an offer: no decimals where they are all zero. */
export function boundText(locale: string, currency: string, amount: string): string {
  const isWhole = /^\d+(\.0*)?$/.test(amount);
  return decimalText(locale, amount, isWhole ? 0 : fiatDigits(currency));
}

/** A price to look at: small ones with more digits. Never for calculating. */
export function priceText(locale: string, price: string): string {
  const digits = Number(price) < exactPriceBelow ? finePriceDecimals : leastDecimals;
  return new Intl.NumberFormat(numberLocale(locale), {
    minimumFractionDigits: leastDecimals,
    maximumFractionDigits: digits,
  }).format(price as `${number}`);
}

/** A distance in percent with its sign, "+0.4 %". */
export function percentText(locale: string, percent: string): string {
  const number = new Intl.NumberFormat(numberLocale(locale), {
    signDisplay: "exceptZero",
    maximumFractionDigits: 2,
  }).format(percent as `${number}`);
  return `${number} %`;
}

/** Intl takes decimals as text, so that no digit is lost on the way. */
function decimalText(locale: string, amount: string, digits: number): string {
  return new Intl.NumberFormat(numberLocale(locale), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    roundingMode: "trunc",
  }).format(amount as `${number}`);
}
