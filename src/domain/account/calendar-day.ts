/** A day as calendars write it: "2026-11-23". */
export type CalendarDay = string;

const dayMs = 86_400_000;

/** Whether there is such a day; years have four digits. */
export function isCalendarDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && daysAfter(text, 0) === text;
}

/** How many days `to` is after `from`. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return dayNumber(to) - dayNumber(from);
}

/** The day after so many others; before, where they are negative. */
export function daysAfter(day: CalendarDay, days: number): CalendarDay {
  return dayOf((dayNumber(day) + days) * dayMs, "UTC");
}

/**
 * When a day begins in a time zone, in milliseconds since the epoch. Where a change of the clocks
 * leaves midnight out, it begins with the first moment there is.
 */
export function startOfDay(day: CalendarDay, timeZone: string): number {
  const asUtc = dayNumber(day) * dayMs;
  const guesses = [asUtc - dayMs, asUtc, asUtc + dayMs].map((at) => asUtc - offsetAt(at, timeZone));
  const inOrder = guesses.toSorted((one, other) => one - other);
  return inOrder.find((at) => dayOf(at, timeZone) >= day) ?? asUtc;
}

/** The day that it is in a time zone at a moment. */
export function dayOf(at: number, timeZone: string): CalendarDay {
  return wallClock(at, timeZone).slice(0, 10);
}

/** What clocks show in a time zone, and how far they are from UTC: "2026-11-23 15:35:57 +01:00". */
export function localTime(at: number, timeZone: string): string {
  const minutes = Math.round(offsetAt(at, timeZone) / 60_000);
  const size = Math.abs(minutes);
  const two = (part: number) => String(part).padStart(2, "0");
  const offset = `${minutes < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
  return `${wallClock(at, timeZone)} ${offset}`;
}

/** Days since 1970-01-01, by the rule of leap years; years begin in March, so that theirs come last. */
function dayNumber(day: CalendarDay): number {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const shifted = month > 2 ? year : year - 1;
  const leaps = Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400);
  const ofYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1;
  return shifted * 365 + leaps + ofYear - 719_468;
}

/** How far ahead of UTC clocks are, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const shown = wallClock(at, timeZone);
  const [hours = 0, minutes = 0, seconds = 0] = shown.slice(11).split(":").map(Number);
  const sinceMidnight = ((hours * 60 + minutes) * 60 + seconds) * 1_000;
  return dayNumber(shown.slice(0, 10)) * dayMs + sinceMidnight - Math.floor(at / 1_000) * 1_000;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function wallClock(at: number, timeZone: string): string {
  const parts = clockOf(timeZone).formatToParts(at);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  const day = `${of("year").padStart(4, "0")}-${of("month")}-${of("day")}`;
  return `${day} ${of("hour")}:${of("minute")}:${of("second")}`;
}

/** Making one takes longer than using it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const two = "2-digit";
  const clock = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
  });
  clocks.set(timeZone, clock);
  return clock;
}
