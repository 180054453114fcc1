import type { Instant } from "./trade.ts";

/** Why the platform paused: announced, or because nobody heard from it. */
export type PauseCause = "maintenance" | "outage";

/**
 * A time in which the platform was in maintenance or not available; one that is not over yet ends in
 * the future.
 */
export interface Pause {
  readonly from: Instant;
  readonly until: Instant;
  readonly cause: PauseCause;
}

/**
 * What of a stretch of time lies in pauses, in the order of time. Where pauses overlap, the time is
 * only in the one that began first.
 */
export function pausesBetween(
  pauses: readonly Pause[],
  from: Instant,
  until: Instant,
): readonly Pause[] {
  let counted = from;
  const parts: Pause[] = [];
  for (const pause of pauses.toSorted((left, right) => left.from - right.from)) {
    const begin = Math.max(counted, pause.from);
    const end = Math.min(until, pause.until);
    if (end <= begin) continue;
    parts.push({ from: begin, until: end, cause: pause.cause });
    counted = end;
  }
  return parts;
}

/** How long those parts are together, in milliseconds. */
export function lengthOf(parts: readonly Pause[]): number {
  return parts.reduce((length, { from, until }) => length + until - from, 0);
}

/** Whether it is paused at that moment. */
export function isPaused(pauses: readonly Pause[], at: Instant): boolean {
  return pauses.some(({ from, until }) => from <= at && at < until);
}
