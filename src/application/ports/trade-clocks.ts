import type { TradeId } from "../../domain/id/id.ts";

/** A trade with an expired clock, leased to one worker for a while. */
export interface LeasedTrade {
  readonly tradeId: TradeId;
  /** How many times in a row running the deadline has failed. */
  readonly failures: number;
}

/** The result of the work on a leased trade. */
export interface EndedLease {
  readonly tradeId: TradeId;
  /** For how many seconds no worker leases the trade after a failure; undefined on success. */
  readonly pauseSeconds: number | undefined;
}

/** The clocks of trades, as workers share them. A party's acts on a trade need no lease. */
export interface TradeClocks {
  /**
   * Leases to a worker trades that have an open deadline in the past, the most overdue first, for
   * this many seconds: until then, or until the lease is ended, nobody else gets them. Does not
   * block.
   */
  lease(worker: string, most: number, seconds: number): Promise<readonly LeasedTrade[]>;
  /** Ends a worker's leases; one that someone else has by now is left alone. */
  endLeases(worker: string, ended: readonly EndedLease[]): Promise<void>;
}
