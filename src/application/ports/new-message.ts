import type { TradeId, TraderId } from "../../domain/id/id.ts";

/** A message that a party writes in the chat of a trade. */
export interface NewMessage {
  readonly tradeId: TradeId;
  readonly authorId: string;
  /** Checked by `parseMessage`. */
  readonly text: string;
  /** Files that its author stored for it. */
  readonly attachmentIds?: readonly string[];
  /** Who is notified of the message. */
  readonly recipients: readonly string[];
  /** Who wrote it for its author. */
  readonly helperId?: TraderId;
  /** Whether its author had prepared it, and it was sent by itself. */
  readonly isAutomatic?: boolean;
}
