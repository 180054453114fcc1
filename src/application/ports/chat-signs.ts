import type { TradeId, TraderId } from "../../domain/id/id.ts";

/** What somebody does in a chat at this moment. It is told to who is there, and stored nowhere. */
export interface ChatSign {
  readonly kind: "typing" | "read";
  readonly tradeId: TradeId;
  /** Who is told. */
  readonly recipientId: TraderId;
}

/** Tells the other side of a chat, in whichever process they are connected to. */
export interface ChatSigns {
  tell(sign: ChatSign): Promise<void>;
}
