import { numberLocale } from "../design/amount-text.ts";

/** A payment window: in minutes, or in hours or days if they divide evenly. */
export function windowText(locale: string, minutes: number): string {
  const [unit, size] =
    minutes % 1_440 === 0
      ? (["day", 1_440] as const)
      : minutes % 60 === 0
        ? (["hour", 60] as const)
        : (["minute", 1] as const);
  return new Intl.NumberFormat(numberLocale(locale), {
    style: "unit",
    unit,
    unitDisplay: "long",
  }).format(minutes / size);
}
