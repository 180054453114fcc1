import { numberLocale } from "./amount-text.ts";

/** A day in the user's time zone, "3 Dec 2026". `moment` as in the API (ISO 8601). */
export function dayText(locale: string, moment: string): string {
  return format(locale, moment, { day: "numeric", month: "short", year: "numeric" });
}

/** The month, "December 2026". */
export function monthText(locale: string, moment: string): string {
  return format(locale, moment, { month: "long", year: "numeric" });
}

function format(locale: string, moment: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(numberLocale(locale), options).format(Date.parse(moment));
}
