import type { TradeId, TraderId } from "../../domain/id/id.ts";
import type { Instant } from "../../domain/trade/trade.ts";

/** That a party saw the payment details of a trade for the first time. */
export interface DetailsRead {
  readonly readerId: string;
  readonly at: Instant;
}

/** What parties of a trade have read. */
export interface ReadMarks {
  /** Kept once; undefined if it was kept before. */
  detailsRead(tradeId: TradeId, readerId: TraderId): Promise<Instant | undefined>;
  /** Everything up to that message; never beyond the last one there is, and never back. */
  messagesRead(tradeId: TradeId, readerId: TraderId, seq: number): Promise<void>;
}
