import type { TradeId, TraderId } from "../../domain/id/id.ts";
import type { Money } from "../../domain/money/money.ts";
import type { Instant, Trade } from "../../domain/trade/trade.ts";

/** What everybody who has the link reads of a trade. */
export interface TradeReceipt {
  readonly id: string;
  readonly trade: Trade;
  /** The slug from the catalogue. */
  readonly paymentMethod: string;
  /** What the buyer received, cashback included, as the books have it. */
  readonly received: Money;
  /** When the books say so. */
  readonly receivedAt: Instant;
  /** The time of the read. */
  readonly now: Instant;
}

/** Receipts that parties made, one for each of the two. */
export interface TradeReceipts {
  /** The id of the party's receipt, made now if there was none. */
  issue(tradeId: TradeId, traderId: TraderId): Promise<string>;
  /** Undefined also where the books have nothing that the buyer received. */
  find(id: string): Promise<TradeReceipt | undefined>;
}

/** Draws a receipt (PNG), for pages that show its link. */
export type ReceiptPainter = (receipt: TradeReceipt) => Promise<Uint8Array>;

/** Writes a receipt to print; `address`: where it can be checked. */
export type ReceiptPrinter = (receipt: TradeReceipt, address: string) => Promise<Uint8Array>;
