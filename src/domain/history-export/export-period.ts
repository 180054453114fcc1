import {
  daysAfter,
  daysBetween,
  isCalendarDay,
  startOfDay,
  type CalendarDay,
} from "../account/calendar-day.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import { mostExportDays } from "./history-export.ts";

/** The first and the last day, both included. */
export interface ExportPeriod {
  readonly startDate: CalendarDay;
  readonly endDate: CalendarDay;
}

/** From when, and before when, in milliseconds since the epoch. */
interface TimeSpan {
  readonly from: number;
  readonly before: number;
}

/** `export_dates`: no such days, or in the wrong order; `export_range`: too far apart. */
export type PeriodRefusal = { readonly code: "export_dates" | "export_range" };

/** The time that the days last in a time zone. */
export function spanOf(
  { startDate, endDate }: ExportPeriod,
  timeZone: string,
): Result<TimeSpan, PeriodRefusal> {
  if (!isCalendarDay(startDate) || !isCalendarDay(endDate)) return refuse({ code: "export_dates" });
  const days = daysBetween(startDate, endDate);
  if (days < 0) return refuse({ code: "export_dates" });
  if (days > mostExportDays) return refuse({ code: "export_range" });
  return accept({
    from: startOfDay(startDate, timeZone),
    before: startOfDay(daysAfter(endDate, 1), timeZone),
  });
}
