import { chatBlock, type ChatBlockReason } from "../../domain/chat/chat-availability.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { sideOf, type Trade } from "../../domain/trade/trade.ts";
import type { Actor } from "../actor/actor.ts";
import type { ChatStore, StoredMessage } from "../ports/chat-store.ts";
import type { ClosedChats } from "../ports/closed-chats.ts";
import type { ReadMarks } from "../ports/read-marks.ts";
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
  readonly #marks: Pick<ReadMarks, "messagesRead">;

  readonly #closed: Pick<ClosedChats, "isClosed">;

  constructor(
    trades: TradeStore,
    chats: ChatStore,
    marks: Pick<ReadMarks, "messagesRead">,
    closed: Pick<ClosedChats, "isClosed">,
  ) {
    this.#trades = trades;
    this.#chats = chats;
    this.#marks = marks;
    this.#closed = closed;
  }

  /**
   * Undefined when there is no such trade, or the user is not a party of it. Where a person reads
   * (`isSeen`), what they have counts as read: the messages returned, and all up to `after`.
   */
  async execute(
    actor: Actor,
    tradeId: TradeId,
    after: number | undefined,
    isSeen: boolean,
  ): Promise<ReadChat | undefined> {
    const [loaded, messages, isClosed] = await Promise.all([
      this.#trades.load(tradeId),
      this.#chats.list(tradeId, after, mostTogether),
      this.#closed.isClosed(tradeId),
    ]);
    if (!loaded || !sideOf(loaded.trade, actor.traderId)) return undefined;
    const { trade, now, policy } = loaded;
    const last = messages.at(-1)?.seq ?? after ?? 0;
    if (isSeen && last > 0) await this.#marks.messagesRead(tradeId, actor.traderId, last);
    const blockReason = chatBlock(trade, now, policy.chat, isClosed);
    return { trade, messages, blockReason, mostCharacters: policy.texts.mostMessageCharacters };
  }
}
