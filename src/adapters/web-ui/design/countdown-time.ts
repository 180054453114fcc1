import { numberFormat } from "./amount-text.ts";

/** The server's current time, in milliseconds since the epoch. */
export type ServerClock = () => number;

/** Remaining seconds at which a timer is announced: 10, 5 and 1 minute. */
const announcedAt = [600, 300, 60] as const;

/** From here on a timer looks urgent. */
const urgentBelow = 300;

/**
 * A clock in sync with the server's: it starts from the time in a response, and uses the device's
 * clock only for the time elapsed since. A wrong device clock does not matter.
 *
 * @param now the server's time in the response, ISO 8601
 * @param receivedAt when the response arrived, by the device's clock
 * @param device the device's clock
 */
export function serverClock(now: string, receivedAt: number, device: () => number): ServerClock {
  const start = Date.parse(now) - receivedAt;
  return () => start + device();
}

/** Whole seconds until `expiresAt` (seconds since the epoch), never negative. */
export function secondsLeft(expiresAt: number, now: number): number {
  return Math.max(0, Math.ceil(expiresAt - now / 1_000));
}

/**
 * The minutes to announce when a timer goes from `before` to `after` seconds; undefined for none.
 */
export function minutesToAnnounce(before: number, after: number): number | undefined {
  const passed = announcedAt.findLast((mark) => before > mark && after <= mark && after > 0);
  return passed === undefined ? undefined : passed / 60;
}

/** Whether little time is left. */
export function isUrgent(seconds: number): boolean {
  return seconds <= urgentBelow;
}

/** The remaining share of a window, 0 … 1. */
export function shareLeft(seconds: number, windowSeconds: number): number {
  return windowSeconds > 0 ? Math.min(1, seconds / windowSeconds) : 0;
}

/**
 * The formatted remaining time: "27:13" below an hour, then hours and minutes, from one day on days
 * and hours.
 */
export function readout(locale: string, seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const unit = (name: "day" | "hour" | "minute", value: number) =>
    numberFormat(locale, {
      style: "unit",
      unit: name,
      unitDisplay: "short",
    }).format(value);
  if (hours >= 24) return `${unit("day", Math.floor(hours / 24))} ${unit("hour", hours % 24)}`;
  if (hours >= 1) return `${unit("hour", hours)} ${unit("minute", minutes % 60)}`;
  const two = numberFormat(locale, { minimumIntegerDigits: 2 });
  return `${two.format(minutes)}:${two.format(seconds % 60)}`;
}
