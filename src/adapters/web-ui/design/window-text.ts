import { numberFormat } from "./amount-text.ts";

/** A payment window: in minutes, or in hours or days if they divide evenly. */
export function windowText(locale: string, minutes: number): string {
  const [unit, size] =
    minutes % 1_440 === 0
      ? (["day", 1_440] as const)
      : minutes % 60 === 0
        ? (["hour", 60] as const)
        : (["minute", 1] as const);
  return unitText(locale, unit, minutes / size);
}

/** A time of the rules, in the same units; a single day is said in hours, as from any moment on. */
export function spanText(locale: string, seconds: number): string {
  const minutes = seconds / 60;
  return minutes === 1_440 ? unitText(locale, "hour", 24) : windowText(locale, minutes);
}

function unitText(locale: string, unit: "day" | "hour" | "minute", count: number): string {
  return numberFormat(locale, {
    style: "unit",
    unit,
    unitDisplay: "long",
  }).format(count);
}
