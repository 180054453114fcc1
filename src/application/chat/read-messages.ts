import { chatBlock, type ChatBlockReason } from "../../domain/chat/chat-availability.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { otherSide, sideOf, type Trade } from "../../domain/trade/trade.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { Actor } from "../actor/actor.ts";
import type { ChatStore, StoredMessage } from "../ports/chat-store.ts";
import type { ClosedChats } from "../ports/closed-chats.ts";
import type { ChatSigns } from "../ports/chat-signs.ts";
import type { ChatReader, ReadMarks } from "../ports/read-marks.ts";
import type { TradeStore } from "../ports/trade-store.ts";

/** Messages, and whether one can be added. */
export interface ReadChat {
  readonly trade: Trade;
  readonly messages: readonly StoredMessage[];
  readonly blockReason: ChatBlockReason | undefined;
  /** The most characters of a message. */
  readonly mostCharacters: number;
  /** How far the other side has read. */
  readonly partner: ChatReader;
  readonly now: Instant;
}

/** How many messages one read returns. */
const mostTogether = 200;

/** A party reads the chat of a trade. */
export class ReadMessages {
  readonly #trades: TradeStore;
  readonly #chats: ChatStore;
  readonly #marks: Pick<ReadMarks, "messagesRead" | "readerOf">;
  readonly #closed: Pick<ClosedChats, "isClosed">;
  readonly #signs: ChatSigns;

  constructor(
    trades: TradeStore,
    chats: ChatStore,
    marks: Pick<ReadMarks, "messagesRead" | "readerOf">,
    closed: Pick<ClosedChats, "isClosed">,
    signs: ChatSigns,
  ) {
    this.#signs = signs;
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
    const side = loaded && sideOf(loaded.trade, actor.traderId);
    if (!loaded || !side) return undefined;
    const { trade, now, policy } = loaded;
    const partnerId = otherSide(side) === "buyer" ? trade.buyerId : trade.sellerId;
    const last = messages.at(-1)?.seq ?? after ?? 0;
    if (isSeen && last > 0 && (await this.#marks.messagesRead(tradeId, actor.traderId, last))) {
      await this.#signs.tell({ kind: "read", tradeId, recipientId: partnerId });
    }
    const partner = await this.#marks.readerOf(tradeId, partnerId);
    const blockReason = chatBlock(trade, now, policy.chat, isClosed);
    const { mostMessageCharacters: mostCharacters } = policy.texts;
    return { trade, messages, blockReason, mostCharacters, partner, now };
  }
}
