import type { Instant } from "../../../domain/trade/trade.ts";

/** How many times as fast as real ones the minutes of a practice pass. */
export const timeLapse = 10;

/** A clock that the reader can stop and put forward; real time comes from outside, in milliseconds. */
export interface PracticeClock {
  /** What it showed … */
  readonly shown: Instant;
  /** … at this real time. */
  readonly at: number;
  readonly isStopped: boolean;
}

/** A clock that runs from `now` on. */
export function startClock(now: Instant, real: number): PracticeClock {
  return { shown: now, at: real, isStopped: false };
}

/** What the clock shows. */
export function readClock({ shown, at, isStopped }: PracticeClock, real: number): Instant {
  return isStopped ? shown : shown + Math.max(0, real - at) * timeLapse;
}

/** Stops the clock, or lets it run on from what it shows. */
export function stopClock(clock: PracticeClock, isStopped: boolean, real: number): PracticeClock {
  return { shown: readClock(clock, real), at: real, isStopped };
}

/** Puts the clock forward; it never goes back. */
export function putForward(clock: PracticeClock, to: Instant, real: number): PracticeClock {
  return { ...clock, shown: Math.max(to, readClock(clock, real)), at: real };
}
