import type { Instant } from "./trade.ts";

/** The moment this many seconds later. */
export function after(instant: Instant, seconds: number): Instant {
  return instant + seconds * 1000;
}
