import { numberLocale } from "../design/amount-text.ts";

/** A month of the API ("2026-11") in words. */
export function monthName(locale: string, month: string, length: "narrow" | "short"): string {
  return new Intl.DateTimeFormat(numberLocale(locale), {
    month: length,
    ...(length === "short" && { year: "numeric" as const }),
    timeZone: "UTC",
  }).format(Date.parse(`${month}-01T00:00:00Z`));
}
