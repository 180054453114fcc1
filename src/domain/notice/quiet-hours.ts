import { localTime } from "../account/calendar-day.ts";
import type { NoticeTopic } from "./notice-story.ts";

/** When somebody is not to be disturbed, each day, in minutes since midnight by their own clock. */
export interface QuietHours {
  readonly from: number;
  /** Not later than `from`: it is on the next day. */
  readonly until: number;
}

const dayMinutes = 1_440;

/** What can wait: none of it is about a trade that runs, money, or the safety of the account. */
const patient: ReadonlySet<NoticeTopic> = new Set(["message", "feedback", "search", "partner"]);

/**
 * How long a notice waits for the end of the quiet hours, in seconds; what waits is told together. `at`:
 * milliseconds since the epoch. Where clocks change in between, it comes that much earlier or later.
 */
export function quietSeconds(
  topic: NoticeTopic,
  hours: QuietHours | undefined,
  at: number,
  timeZone: string,
): number {
  if (!hours || !patient.has(topic)) return 0;
  const [hour = 0, minute = 0, second = 0] = localTime(at, timeZone)
    .slice(11, 19)
    .split(":")
    .map(Number);
  const now = hour * 60 + minute;
  const length = span(hours.from, hours.until);
  const since = span(hours.from, now);
  return since < length ? (length - since) * 60 - second : 0;
}

/** Quiet hours as typed, with times such as "22:00"; none where both are the same. */
export function parseQuietHours(from: string, until: string): QuietHours | undefined {
  const hours = { from: minutesIn(from), until: minutesIn(until) };
  return hours.from === hours.until ? undefined : hours;
}

/** A time as clocks show it: "07:30". */
export function clockTime(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** From one time of the day to the next time that the other comes, in minutes. */
function span(from: number, to: number): number {
  return (to - from + dayMinutes) % dayMinutes;
}

function minutesIn(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
