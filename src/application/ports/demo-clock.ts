import type { TraderId } from "../../domain/id/id.ts";

/** A clock that is turned by hand while a story is told; from each turn on it runs as clocks do. */
export interface DemoClock {
  /** Milliseconds since the epoch. */
  turnTo(instant: number): Promise<void>;
  now(): number;
  /** Writes down that somebody was seen at the moment that the clock shows. */
  noteSeen(traderId: TraderId): Promise<void>;
}
