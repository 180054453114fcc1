import type { TradeId } from "../../domain/id/id.ts";

/** What people wrote and sent in trades that ended long ago. Records and hashes of it stay. */
export interface OldContent {
  /** Trades whose content is past its time of so many seconds and still there, the oldest first. */
  due(keptSeconds: number, most: number): Promise<readonly TradeId[]>;
  /** The files of a trade, by their ids. */
  filesOf(tradeId: TradeId): Promise<readonly string[]>;
  /**
   * Deletes texts, names of files and their salts. Does nothing to a trade that is not past that
   * time: it was reopened, or a chargeback was reported meanwhile.
   */
  remove(tradeId: TradeId, keptSeconds: number): Promise<void>;
}
