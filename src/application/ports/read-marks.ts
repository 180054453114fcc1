import type { TradeId, TraderId } from "../../domain/id/id.ts";
import type { Instant } from "../../domain/trade/trade.ts";

/** That a party saw the payment details of a trade for the first time. */
export interface DetailsRead {
  readonly readerId: string;
  readonly at: Instant;
}

/** The other side of a chat. */
export interface ChatReader {
  /** The last message that they have read; 0: none. */
  readonly lastRead: number;
  readonly lastSeenAt: Instant;
}

/** What parties of a trade have read. */
export interface ReadMarks {
  /** Kept once; undefined if it was kept before. */
  detailsRead(tradeId: TradeId, readerId: TraderId): Promise<Instant | undefined>;
  /**
   * Everything up to that message; never beyond the last one there is, and never back. Whether that
   * is more than before.
   */
  messagesRead(tradeId: TradeId, readerId: TraderId, seq: number): Promise<boolean>;
  /** How far a party has read the chat, and when they were last here. */
  readerOf(tradeId: TradeId, readerId: TraderId): Promise<ChatReader>;
}
