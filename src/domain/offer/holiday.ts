import { isCalendarDay, startOfDay, type CalendarDay } from "../account/calendar-day.ts";
import { isTimeZone } from "../account/time-zone.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import type { Instant } from "../trade/trade.ts";

/** While it lasts all offers of somebody are off; they come back when the day begins. */
export interface Holiday {
  /** The first day on which the offers are on again, by the owner's clock. */
  readonly day: CalendarDay;
  /** Of the IANA database. */
  readonly timeZone: string;
  /** When that day begins. */
  readonly until: Instant;
}

/** `holiday_day_unknown`: no such day or time zone. The others: the day is not later, or too far. */
export interface HolidayRefusal {
  readonly code: "holiday_day_unknown" | "holiday_over" | "holiday_too_long";
}

/** A holiday from now until a day, which begins within so many seconds. */
export function judgeHoliday(
  { day, timeZone }: Pick<Holiday, "day" | "timeZone">,
  now: Instant,
  mostSeconds: number,
): Result<Holiday, HolidayRefusal> {
  if (!isCalendarDay(day) || !isTimeZone(timeZone)) return refuse({ code: "holiday_day_unknown" });
  const until = startOfDay(day, timeZone);
  if (until <= now) return refuse({ code: "holiday_over" });
  return until > now + mostSeconds * 1_000
    ? refuse({ code: "holiday_too_long" })
    : accept({ day, timeZone, until });
}
