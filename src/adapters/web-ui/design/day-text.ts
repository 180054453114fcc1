import { numberLocale } from "./amount-text.ts";

/**
 * A day, "3 Dec 2026", in a time zone, by default the user's. `moment` as in the API (ISO 8601).
 */
export function dayText(locale: string, moment: string, timeZone?: string): string {
  return format(locale, moment, { day: "numeric", month: "short", year: "numeric", timeZone });
}

/** The month, "December 2026". */
export function monthText(locale: string, moment: string, timeZone?: string): string {
  return format(locale, moment, { month: "long", year: "numeric", timeZone });
}

function format(locale: string, moment: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(numberLocale(locale), options).format(Date.parse(moment));
}
