import type { TraderId } from "../../domain/id/id.ts";

/** A clock set by hand during the story; after each setting it runs like any other clock. */
export interface DemoClock {
  /** Milliseconds since the epoch. */
  turnTo(instant: number): Promise<void>;
  now(): number;
  /** Records that a user was seen at the moment that the clock shows. */
  noteSeen(traderId: TraderId): Promise<void>;
}
