import type { TradeId } from "../../domain/id/id.ts";

/** A trade whose clock ran out, for a worker alone for a while. */
export interface LeasedTrade {
  readonly tradeId: TradeId;
  /** How often in a row nobody could carry out what is due. */
  readonly failures: number;
}

/** How the work on a leased trade came out. */
export interface EndedLease {
  readonly tradeId: TradeId;
  /** For how many seconds nobody gets the trade, because it failed; undefined when it went well. */
  readonly pauseSeconds: number | undefined;
}

/** The clocks of trades, as workers share them. What a party does to a trade asks for no lease. */
export interface TradeClocks {
  /**
   * Gives a worker trades that have an open deadline in the past, the most overdue first, for so many
   * seconds: until then, or until the lease is ended, nobody else is given them. Waits for nobody.
   */
  lease(worker: string, most: number, seconds: number): Promise<readonly LeasedTrade[]>;
  /** Ends leases of a worker; one that somebody else has by now is left alone. */
  endLeases(worker: string, ended: readonly EndedLease[]): Promise<void>;
}
