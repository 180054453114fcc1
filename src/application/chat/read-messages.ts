import { chatBlock, type ChatBlockReason } from "../../domain/chat/chat-availability.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { sideOf, type Trade } from "../../domain/trade/trade.ts";
import type { Actor } from "../actor/actor.ts";
import type { ChatStore, StoredMessage } from "../ports/chat-store.ts";
import type { TradeStore } from "../ports/trade-store.ts";

/** Messages, and whether one can be added. */
export interface ReadChat {
  readonly trade: Trade;
  readonly messages: readonly StoredMessage[];
  readonly blockReason: ChatBlockReason | undefined;
  /** The most characters of a message. */
  readonly mostCharacters: number;
}

/** How many messages one read returns. */
const mostTogether = 200;

/** A party reads the chat of a trade. */
export class ReadMessages {
  readonly #trades: TradeStore;
  readonly #chats: ChatStore;

  constructor(trades: TradeStore, chats: ChatStore) {
    this.#trades = trades;
    this.#chats = chats;
  }

  /** Undefined when there is no such trade, or the user is not a party of it. */
  async execute(
    actor: Actor,
    tradeId: TradeId,
    after: number | undefined,
  ): Promise<ReadChat | undefined> {
    const [loaded, messages] = await Promise.all([
      this.#trades.load(tradeId),
      this.#chats.list(tradeId, after, mostTogether),
    ]);
    if (!loaded || !sideOf(loaded.trade, actor.traderId)) return undefined;
    const { trade, now, policy } = loaded;
    const blockReason = chatBlock(trade, now, policy.chat);
    return { trade, messages, blockReason, mostCharacters: policy.texts.mostMessageCharacters };
  }
}
