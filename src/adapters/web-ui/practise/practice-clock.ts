import type { Instant } from "../../../domain/trade/trade.ts";

/** How many times faster than real time a practice runs. */
export const timeLapse = 10;

/** A clock that the user can stop and advance; real time is passed in, in milliseconds. */
export interface PracticeClock {
  /** The time it showed … */
  readonly shown: Instant;
  /** … at this real time. */
  readonly at: number;
  readonly isStopped: boolean;
}

/** A clock running from `now` on. */
export function startClock(now: Instant, real: number): PracticeClock {
  return { shown: now, at: real, isStopped: false };
}

/** The time the clock shows. */
export function readClock({ shown, at, isStopped }: PracticeClock, real: number): Instant {
  return isStopped ? shown : shown + Math.max(0, real - at) * timeLapse;
}

/** Stops the clock, or resumes it from the time it shows. */
export function stopClock(clock: PracticeClock, isStopped: boolean, real: number): PracticeClock {
  return { shown: readClock(clock, real), at: real, isStopped };
}

/** Advances the clock; it never goes back. */
export function putForward(clock: PracticeClock, to: Instant, real: number): PracticeClock {
  return { ...clock, shown: Math.max(to, readClock(clock, real)), at: real };
}
