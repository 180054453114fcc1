import { daysAfter, daysBetween, dayOf, localTime, startOfDay } from "../account/calendar-day.ts";
import { isTimeZone } from "../account/time-zone.ts";
import type { Instant } from "../trade/trade.ts";
import { bad, good, type Judged } from "./offer-failure.ts";

/** When the owner of an offer is there, on one day of the week (answers 60). */
interface DutySpan {
  /** 1 is Monday, 7 Sunday. */
  readonly weekDay: number;
  /** In minutes since midnight; not later than `from`: it ends on the next day. */
  readonly from: number;
  readonly to: number;
}

/** When the owner is there; an offer without duty hours is always on duty. */
export interface DutyHours {
  /** Of the IANA database. */
  readonly timeZone: string;
  /** By day; days without one are off. */
  readonly spans: readonly DutySpan[];
  /** Whether nobody can start outside them; else takers are only told (answers 59). */
  readonly isStartRefused: boolean;
}

/** Duty hours as typed, with times such as "09:30"; no days: always. */
export interface DutyHoursInput {
  readonly timeZone: string;
  readonly days: readonly {
    readonly day: number;
    readonly from: string;
    readonly to: string;
  }[];
  readonly isStartRefused: boolean;
}

const weekDays = 7;
const dayMinutes = 1_440;
const minuteMs = 60_000;
/** Day 1 of all weeks. */
const aMonday = "1970-01-05";

/** When an owner who is off duty is back; undefined while they are on duty. */
export function offDutyUntil(hours: DutyHours | undefined, at: Instant): Instant | undefined {
  if (!hours || isOnDuty(hours, at)) return undefined;
  const today = dayOf(at, hours.timeZone);
  const starts = hours.spans.flatMap((span) =>
    [0, 1, 2, 3, 4, 5, 6, 7].flatMap((days) => {
      const day = daysAfter(today, days);
      return weekDayOf(day) === span.weekDay ? [momentOf(day, span.from, hours.timeZone)] : [];
    }),
  );
  const coming = starts.filter((start) => start > at);
  return coming.length === 0 ? undefined : Math.min(...coming);
}

/** Until when nobody can start; undefined where they can. */
export function refusedUntil(hours: DutyHours | undefined, at: Instant): Instant | undefined {
  return hours?.isStartRefused === true ? offDutyUntil(hours, at) : undefined;
}

function isOnDuty({ timeZone, spans }: DutyHours, at: Instant): boolean {
  const today = dayOf(at, timeZone);
  const minutes = minutesOf(at, timeZone);
  return spans.some(({ weekDay, from, to }) => {
    const end = to > from ? to : to + dayMinutes;
    const isWithin = (since: number) => from <= since && since < end;
    const isSinceYesterday = weekDay === weekDayOf(daysAfter(today, -1));
    return (
      (weekDay === weekDayOf(today) && isWithin(minutes)) ||
      (isSinceYesterday && isWithin(minutes + dayMinutes))
    );
  });
}

function weekDayOf(day: string): number {
  return (((daysBetween(aMonday, day) % weekDays) + weekDays) % weekDays) + 1;
}

/** What the clock shows, in minutes since midnight. */
function minutesOf(at: Instant, timeZone: string): number {
  const [hours = 0, minutes = 0] = localTime(at, timeZone).slice(11, 16).split(":").map(Number);
  return hours * 60 + minutes;
}

/** When the clock shows a time on a day; the same time after midnight where the clocks change in between. */
function momentOf(day: string, minutes: number, timeZone: string): Instant {
  const guess = startOfDay(day, timeZone) + minutes * minuteMs;
  const isThatDay = dayOf(guess, timeZone) === day;
  const off = isThatDay ? minutes - minutesOf(guess, timeZone) : 0;
  return guess + off * minuteMs;
}

/** Checks duty hours; at most one span a day. */
export function judgeDutyHours(input: DutyHoursInput | undefined): Judged<DutyHours | undefined> {
  if (!input || input.days.length === 0) return good(undefined);
  const field = "duty_hours";
  if (!isTimeZone(input.timeZone)) return bad({ field, code: "unknown" });
  const spans = input.days.flatMap(({ day, from, to }) => {
    const span = { weekDay: day, from: minutesIn(from), to: minutesIn(to) };
    const isDay = Number.isInteger(day) && 1 <= day && day <= weekDays;
    return isDay && span.from !== undefined && span.to !== undefined ? [span as DutySpan] : [];
  });
  if (spans.length < input.days.length) return bad({ field, code: "not_a_number" });
  if (new Set(spans.map(({ weekDay }) => weekDay)).size < spans.length) {
    return bad({ field, code: "repeated" });
  }
  const { timeZone, isStartRefused } = input;
  const inOrder = spans.toSorted((one, other) => one.weekDay - other.weekDay);
  return good({ timeZone, spans: inOrder, isStartRefused });
}

/** "09:30" as minutes; undefined of anything else. */
function minutesIn(time: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** Minutes since midnight as "09:30". */
export function timeText(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
