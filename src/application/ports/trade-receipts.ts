import type { TradeId, TraderId } from "../../domain/id/id.ts";
import type { Money } from "../../domain/money/money.ts";
import type { MultisigState } from "../../domain/multisig-escrow/trade-escrow.ts";
import type { Instant, Trade } from "../../domain/trade/trade.ts";

/** The multisig escrow of a trade, as its receipt says it. */
export interface ReceiptEscrow {
  readonly state: MultisigState;
  /** What spends its coin, or will; undefined until a payout is signed. */
  readonly transaction: string | undefined;
}

/** What everybody who has the link reads of a trade. */
export interface TradeReceipt {
  readonly id: string;
  readonly trade: Trade;
  /** The slug from the catalogue. */
  readonly paymentMethod: string;
  /**
   * What the buyer received, cashback included, as the books have it; or, of a multisig escrow, what its confirmed payout
   * paid them. Undefined while none is confirmed.
   */
  readonly received: Money | undefined;
  /** When the books say so; undefined where they have nothing of it. */
  readonly receivedAt: Instant | undefined;
  /** Undefined where the crypto was in the books. */
  readonly escrow: ReceiptEscrow | undefined;
  /** The time of the read. */
  readonly now: Instant;
}

/** Receipts that parties made, one for each of the two. */
export interface TradeReceipts {
  /** The id of the party's receipt, made now if there was none. */
  issue(tradeId: TradeId, traderId: TraderId): Promise<string>;
  /** Undefined also where the crypto was in the books, and they have nothing that the buyer received. */
  find(id: string): Promise<TradeReceipt | undefined>;
}

/** Draws a receipt (PNG), for pages that show its link. */
export type ReceiptPainter = (receipt: TradeReceipt) => Promise<Uint8Array>;

/** Writes a receipt to print; `address`: where it can be checked. */
export type ReceiptPrinter = (receipt: TradeReceipt, address: string) => Promise<Uint8Array>;
