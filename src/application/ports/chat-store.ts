import type { TradeId } from "../../domain/id/id.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { CommandKey, KnownKey } from "./commit.ts";

/** A message as it was written. */
export interface StoredMessage {
  /** Counts from 1 in each trade, without a gap. */
  readonly seq: number;
  readonly authorId: string;
  /** The case worker's code name; undefined for a party. Set where messages are stored. */
  readonly codeName: string | undefined;
  readonly text: string;
  readonly at: Instant;
}

/** A message to store. */
export interface NewMessage {
  readonly tradeId: TradeId;
  readonly authorId: string;
  readonly text: string;
  /** Who is notified of the message. */
  readonly recipients: readonly string[];
}

/** The chats of trades. */
export interface ChatStore {
  /** Stores a message and publishes it, atomically. The same key stores it once. */
  append(message: NewMessage, key?: CommandKey): Promise<number | KnownKey>;
  /** The messages after `seq`, oldest first; the last ones if `seq` is undefined. */
  list(
    tradeId: TradeId,
    after: number | undefined,
    most: number,
  ): Promise<readonly StoredMessage[]>;
}
