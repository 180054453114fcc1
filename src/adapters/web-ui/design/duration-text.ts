import { numberFormat } from "./amount-text.ts";

/** In minutes, from two hours on in hours. */
export function durationText(locale: string, seconds: number): string {
  const [unit, unitSeconds] =
    seconds < 7_200 ? (["minute", 60] as const) : (["hour", 3_600] as const);
  return numberFormat(locale, {
    style: "unit",
    unit,
    unitDisplay: "short",
  }).format(Math.max(1, Math.round(seconds / unitSeconds)));
}
