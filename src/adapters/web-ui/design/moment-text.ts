import { numberLocale } from "./amount-text.ts";

/**
 * A moment (milliseconds since the epoch) in the reader's time zone: the time of day, "14:32"; with
 * its date, "3 Dec, 14:32", when that is another day than `now`.
 */
export function momentText(
  locale: string,
  moment: number,
  now: number,
  precision: "minutes" | "seconds" = "minutes",
): string {
  const isToday = dayOf(moment) === dayOf(now);
  return new Intl.DateTimeFormat(numberLocale(locale), {
    ...(!isToday && { day: "numeric", month: "short" }),
    hour: "2-digit",
    minute: "2-digit",
    ...(precision === "seconds" && { second: "2-digit" }),
    hourCycle: "h23",
  }).format(moment);
}

function dayOf(moment: number): string {
  return new Date(moment).toDateString();
}
