import { numberFormat } from "../design/amount-text.ts";

/** A share of the fee. */
export function percentText(locale: string, basisPoints: number): string {
  const style = { style: "percent", maximumFractionDigits: 2 } as const;
  return numberFormat(locale, style).format(basisPoints / 10_000);
}
