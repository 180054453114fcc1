import type { AssetCode } from "../../../domain/money/asset.ts";
import { formatFiat, parseFiat, type Fiat } from "../../../domain/money/fiat.ts";
import { formatAmount, parseAmount, type Money } from "../../../domain/money/money.ts";
import { cryptoFor, fiatFor, parsePrice, type Price } from "../../../domain/money/price.ts";
import { cashbackOn, type Cashback } from "../../../domain/offer/cashback.ts";
import { feeOf } from "../../../domain/trade/fee.ts";

/** The parts of an offer that determine a quote. */
export interface OfferBounds {
  readonly asset: AssetCode;
  readonly currency: string;
  /** Per coin; null if there is none. */
  readonly price: string | null;
  readonly least: string | null;
  readonly most: string | null;
  /** Whether the user's own limits or balance set the most, and not the offer. */
  readonly isMostYours: boolean;
  /** The only amounts accepted, if any are listed. */
  readonly named: readonly string[];
  /** A percentage of the amount, "0.5". */
  readonly feePercent: string;
  /** Off that, in percent, for whoever sells. */
  readonly feeDiscountPercent: number;
  /** A percentage of the amount, and its bound in the currency; null for none. */
  readonly cashback: { readonly percent: string; readonly most: string | null } | null;
}

/** The typed text, and which of the two fields it is in. */
export interface TypedAmount {
  readonly side: "fiat" | "crypto";
  readonly text: string;
}

/** Both sides of a trade, and the fee that the seller pays on top. */
export interface AmountQuote {
  readonly fiat: Fiat;
  readonly crypto: Money;
  readonly fee: Money;
  readonly cashback: Money;
}

/** Why a trade cannot start with this amount. */
export type AmountProblem =
  | "not_a_number"
  | "too_precise"
  | "too_small"
  | "below"
  | "above"
  | "not_named"
  | "no_price";

/** The quote for an amount; with a problem, as far as it could be calculated. */
interface JudgedAmount {
  readonly quote?: AmountQuote;
  readonly problem?: AmountProblem;
}

/** Calculates both sides as the server does, and checks the fiat against the offer's limits. */
export function judgeAmount(bounds: OfferBounds, typed: TypedAmount): JudgedAmount {
  const { asset, currency } = bounds;
  if (bounds.price === null) return { problem: "no_price" };
  const price = parsePrice(asset, currency, bounds.price);
  if (!price.ok) return { problem: "no_price" };
  if (typed.side === "crypto") {
    const crypto = parseAmount(asset, typed.text);
    if (!crypto.ok) return { problem: problemOf(crypto.refusal.code) };
    return bounded(bounds, fiatFor(crypto.value, price.value), crypto.value, price.value);
  }
  const fiat = parseFiat(currency, typed.text);
  if (!fiat.ok) return { problem: problemOf(fiat.refusal.code) };
  return bounded(bounds, fiat.value, cryptoFor(fiat.value, price.value), price.value);
}

/** The text of the other field. */
export function otherText(typed: TypedAmount, quote: AmountQuote | undefined): string {
  if (!quote) return "";
  return typed.side === "crypto"
    ? formatFiat(quote.fiat)
    : formatAmount(quote.crypto).replace(/\.?0+$/, "");
}

function bounded(bounds: OfferBounds, fiat: Fiat, crypto: Money, price: Price): JudgedAmount {
  const rate = {
    basisPoints: Math.round(Number(bounds.feePercent) * 100),
    discountPercent: bounds.feeDiscountPercent,
  };
  const cashback = cashbackOn(crypto, price, cashbackOf(bounds));
  const quote = { fiat, crypto, fee: feeOf(crypto, rate), cashback };
  if (crypto.units <= 0n || fiat.minor <= 0n) return { quote, problem: "too_small" };
  const problem = boundProblem(bounds, fiat);
  return problem ? { quote, problem } : { quote };
}

function cashbackOf({ cashback, currency }: OfferBounds): Cashback | undefined {
  if (!cashback) return undefined;
  const most = parseFiat(currency, (cashback.most ?? "").replace(/\.0+$/, ""));
  return {
    basisPoints: Math.round(Number(cashback.percent) * 100),
    most: most.ok ? most.value : undefined,
  };
}

function boundProblem(
  { currency, least, most, named }: OfferBounds,
  { minor }: Fiat,
): AmountProblem | undefined {
  const minorOf = (text: string) => {
    // The API uses two decimals even for currencies that have none.
    const fiat = parseFiat(currency, text.replace(/\.0+$/, ""));
    if (!fiat.ok) throw new Error(`${text} is no bound in ${currency}`);
    return fiat.value.minor;
  };
  if (named.length > 0) {
    return named.some((each) => minorOf(each) === minor) ? undefined : "not_named";
  }
  if (least !== null && minor < minorOf(least)) return "below";
  if (most !== null && minor > minorOf(most)) return "above";
  return undefined;
}

function problemOf(code: "amount_not_a_number" | "amount_too_precise"): AmountProblem {
  return code === "amount_too_precise" ? "too_precise" : "not_a_number";
}
