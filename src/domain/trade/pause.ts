import type { Instant } from "./trade.ts";

/** A time in which the platform was in maintenance; one that is not over yet ends in the future. */
export interface Pause {
  readonly from: Instant;
  readonly until: Instant;
}

/** How much of a stretch of time lies in pauses, in milliseconds; those that overlap count once. */
export function pausedBetween(pauses: readonly Pause[], from: Instant, until: Instant): number {
  let counted = from;
  let paused = 0;
  for (const pause of pauses.toSorted((left, right) => left.from - right.from)) {
    const begin = Math.max(counted, pause.from);
    const end = Math.min(until, pause.until);
    if (end <= begin) continue;
    paused += end - begin;
    counted = end;
  }
  return paused;
}

/** Whether it is paused at that moment. */
export function isPaused(pauses: readonly Pause[], at: Instant): boolean {
  return pauses.some(({ from, until }) => from <= at && at < until);
}
