import { chatBlock, type ChatBlockReason } from "../../domain/chat/chat-availability.ts";
import { parseMessage, type MessageRefusal } from "../../domain/chat/message-text.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import { sideOf } from "../../domain/trade/trade.ts";
import type { Actor } from "../actor/actor.ts";
import type { ChatStore } from "../ports/chat-store.ts";
import type { ClosedChats } from "../ports/closed-chats.ts";
import { answerOfKnown, type CommandKey } from "../ports/commit.ts";
import type { TradeStore } from "../ports/trade-store.ts";
import type { TradeDesk } from "../trade/trade-desk.ts";

/**
 * Why a message was refused: its text, the time, or that the author is not a party of the trade.
 */
type SendMessageRefusal =
  | MessageRefusal
  | { readonly code: "chat_blocked"; readonly reason: ChatBlockReason }
  | { readonly code: "not_found" | "key_reused" };

/** A party writes to the other party in their trade. */
export class SendMessage {
  readonly #trades: TradeStore;
  readonly #chats: ChatStore;
  readonly #desk: TradeDesk;
  readonly #closed: Pick<ClosedChats, "isClosed">;

  constructor(
    trades: TradeStore,
    chats: ChatStore,
    desk: TradeDesk,
    closed: Pick<ClosedChats, "isClosed">,
  ) {
    this.#trades = trades;
    this.#chats = chats;
    this.#desk = desk;
    this.#closed = closed;
  }

  /** Returns the number of the message in its chat. */
  async execute(
    actor: Actor,
    tradeId: TradeId,
    typed: string,
    key?: CommandKey,
  ): Promise<Result<number, SendMessageRefusal>> {
    const [loaded, isClosed] = await Promise.all([
      this.#trades.load(tradeId),
      this.#closed.isClosed(tradeId),
    ]);
    if (!loaded || !sideOf(loaded.trade, actor.traderId)) return refuse({ code: "not_found" });
    const { trade, now } = loaded;
    const reason = chatBlock(trade, now, loaded.policy.chat, isClosed);
    if (reason) return refuse({ code: "chat_blocked", reason });
    const text = parseMessage(typed, loaded.policy.texts);
    if (!text.ok) return text;
    const recipients = [trade.buyerId, trade.sellerId];
    const message = { tradeId, authorId: actor.traderId, text: text.value, recipients };
    const kept = await this.#chats.append(message, now, key);
    // A buyer who writes has seen the trade (decisions, Opened).
    if (this.#desk.isToBeNoted(loaded, actor.traderId)) {
      await this.#desk.noteRead(tradeId, actor.traderId);
    }
    if (typeof kept === "number") return accept(kept);
    const known = answerOfKnown(kept);
    return known.ok ? accept(Number(known.value)) : known;
  }
}
