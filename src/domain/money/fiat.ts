import { accept, refuse, type Result } from "../result/result.ts";

/** An ISO 4217 code. */
export type FiatCode = string;

/** An amount of ordinary money in the currency's smallest unit (cents). */
export interface Fiat {
  readonly currency: FiatCode;
  readonly minor: bigint;
}

/** Decimal digits other than 2 (ISO 4217), by currency. */
const unusualDigits: Readonly<Record<FiatCode, number>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
};

/** How many decimal digits amounts of the currency have. */
export function fiatDigits(currency: FiatCode): number {
  return unusualDigits[currency] ?? 2;
}

/** The number of digits amounts are shown with: the currency's own, at least two (answers 51). */
export function shownFiatDigits(currency: FiatCode): number {
  return Math.max(2, fiatDigits(currency));
}

/** Why a typed amount of ordinary money was refused. */
type FiatRefusal =
  | { readonly code: "amount_not_a_number" }
  | { readonly code: "amount_too_precise"; readonly digits: number };

/** Parses an amount as typed: digits with at most one point and the currency's decimals. */
export function parseFiat(currency: FiatCode, text: string): Result<Fiat, FiatRefusal> {
  const match = /^(\d{1,18})(?:\.(\d{0,10}))?$/.exec(text);
  if (!match) return refuse({ code: "amount_not_a_number" });
  const digits = fiatDigits(currency);
  const [, whole = "", typed = ""] = match;
  // We show two digits for every currency: the extra zeros are removed again.
  const decimals = typed.length > digits ? typed.replace(/0+$/, "").padEnd(digits, "0") : typed;
  if (decimals.length > digits) return refuse({ code: "amount_too_precise", digits });
  return accept({ currency, minor: BigInt(whole + decimals.padEnd(digits, "0")) });
}

/** The amount with at least two decimals ("25.00"), as the interface shows it. */
export function formatFiat({ currency, minor }: Fiat): string {
  const digits = fiatDigits(currency);
  const sign = minor < 0n ? "-" : "";
  const text = (minor < 0n ? 0n - minor : minor).toString().padStart(digits + 1, "0");
  const whole = digits === 0 ? text : text.slice(0, -digits);
  const decimals = digits === 0 ? "" : text.slice(-digits);
  return `${sign}${whole}.${decimals.padEnd(2, "0")}`;
}
