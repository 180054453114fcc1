import type { TradeId } from "../../domain/id/id.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { Attachment } from "./attachment-store.ts";
import type { CommandKey, KnownKey } from "./commit.ts";
import type { NewMessage } from "./new-message.ts";

/** A message as it was written. */
export interface StoredMessage {
  /** Counts from 1 in each trade, without a gap. */
  readonly seq: number;
  readonly authorId: string;
  /** The case worker's code name; undefined for a party. Set where messages are stored. */
  readonly codeName: string | undefined;
  readonly text: string;
  readonly attachments: readonly Attachment[];
  /** Who wrote it for its author, or that its author had prepared it. */
  readonly via?: MessageOrigin;
  readonly at: Instant;
}

/** How a message came into being that its author did not write at that moment. */
export type MessageOrigin =
  | { readonly kind: "automatic" }
  | { readonly kind: "helper"; readonly username: string };

/** The chats of trades. */
export interface ChatStore {
  /**
   * Stores a message and publishes it, atomically. The same key stores it once. `judgedAt`: the
   * database's time at which it was allowed.
   */
  append(message: NewMessage, judgedAt: Instant, key?: CommandKey): Promise<number | KnownKey>;
  /** What was sent under the key, if anything. */
  recall(key: CommandKey): Promise<KnownKey | undefined>;
  /** The messages after `seq`, oldest first; the last ones if `seq` is undefined. */
  list(
    tradeId: TradeId,
    after: number | undefined,
    most: number,
  ): Promise<readonly StoredMessage[]>;
}
