import { assets, type AssetCode } from "../../../domain/money/asset.ts";
import { shownFiatDigits } from "../../../domain/money/fiat.ts";
import { formatAmount, money } from "../../../domain/money/money.ts";
import { pseudoLocale } from "../../http/contract/locales.ts";

/** An amount, as text, with the code of its currency or coin: no line ends between the two. */
export function withCode(amount: string, code: string): string {
  return `${amount}\u00A0${code}`;
}

/** A number in a locale's format, split from its insignificant trailing zeros. */
interface AmountText {
  readonly digits: string;
  readonly zeros: string;
}

const leastDecimals = 2;
const exactPriceBelow = 100;
const finePriceDecimals = 4;

/** The locale for numbers and dates; the pseudo-locale uses English formats. */
export function numberLocale(locale: string): string {
  return locale === pseudoLocale ? "en" : locale;
}

/** To make a format takes fifteen times as long as to use it, and a list needs the same few in each of its rows. */
const formats = new Map<string, Intl.NumberFormat>();

/** The format of numbers with these options, one for all who ask. */
export function numberFormat(
  locale: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const key = JSON.stringify([locale, options]);
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.NumberFormat(numberLocale(locale), options)));
  return format;
}

/** Whether the code is one of an asset that the domain knows. */
export function isAssetCode(code: string): code is AssetCode {
  return Object.hasOwn(assets, code);
}

/** The asset with that code. The server sends no others: an unknown one throws. */
export function assetOfCode(code: string): AssetCode {
  if (!isAssetCode(code)) throw new Error(`There is no asset ${code}`);
  return code;
}

/** An amount of crypto in whole coins. `units` are base units as in the API. */
export function cryptoText(locale: string, asset: AssetCode, units: string): AmountText {
  const text = formatAmount(money(asset, BigInt(units)));
  const all = decimalText(locale, text, assets[asset].shownDigits);
  const decimals = text.slice(text.indexOf(".") + 1 + leastDecimals);
  const zeros = /0*$/.exec(decimals)?.[0].length ?? 0;
  return zeros === 0
    ? { digits: all, zeros: "" }
    : { digits: all.slice(0, -zeros), zeros: all.slice(-zeros) };
}

/** A fiat amount with all digits of its currency, at least two. `amount` is a decimal. */
export function fiatText(locale: string, currency: string, amount: string): string {
  return decimalText(locale, amount, shownFiatDigits(currency));
}

/** A limit of an offer: without decimals if they are all zero. */
export function boundText(locale: string, currency: string, amount: string): string {
  const isWhole = /^\d+(\.0*)?$/.test(amount);
  return decimalText(locale, amount, isWhole ? 0 : shownFiatDigits(currency));
}

/** A price for display: small ones with more digits. Never for calculations. */
export function priceText(locale: string, price: string): string {
  const digits = Number(price) < exactPriceBelow ? finePriceDecimals : leastDecimals;
  return numberFormat(locale, {
    minimumFractionDigits: leastDecimals,
    maximumFractionDigits: digits,
  }).format(price as `${number}`);
}

/** A distance in percent with its sign, "+0.4%". */
export function percentText(locale: string, percent: string): string {
  const number = numberFormat(locale, {
    signDisplay: "exceptZero",
    maximumFractionDigits: 2,
  }).format(percent as `${number}`);
  return `${number}%`;
}

/** Intl accepts decimal strings, so no digit is lost. */
function decimalText(locale: string, amount: string, digits: number): string {
  return numberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    roundingMode: "trunc",
  }).format(amount as `${number}`);
}
