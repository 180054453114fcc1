import { attachmentLimits } from "../../domain/attachment/attachment-limits.ts";
import { chatBlock, type ChatBlockReason } from "../../domain/chat/chat-availability.ts";
import { parseMessage, type MessageRefusal } from "../../domain/chat/message-text.ts";
import type { TradeId, TraderId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import { sideOf, type Trade } from "../../domain/trade/trade.ts";
import type { Actor } from "../actor/actor.ts";
import type { AttachmentStore } from "../ports/attachment-store.ts";
import type { ChatStore } from "../ports/chat-store.ts";
import type { ClosedChats } from "../ports/closed-chats.ts";
import { answerOfKnown, type CommandKey, type KnownKey } from "../ports/commit.ts";
import type { TradeStore } from "../ports/trade-store.ts";
import type { TradeDesk } from "../trade/trade-desk.ts";

/**
 * Why a message was refused: its text, the time, or that the author is not a party of the trade.
 */
type SendMessageRefusal =
  | MessageRefusal
  | { readonly code: "chat_blocked"; readonly reason: ChatBlockReason }
  | { readonly code: "not_found" | "key_reused" | "attachment_unknown" | "attachment_limit_count" };

/** A party writes to the other party in their trade. */
export class SendMessage {
  readonly #trades: TradeStore;
  readonly #chats: ChatStore;
  readonly #desk: TradeDesk;
  readonly #closed: Pick<ClosedChats, "isClosed">;
  readonly #attachments: Pick<AttachmentStore, "listOf">;

  constructor(
    trades: TradeStore,
    chats: ChatStore,
    desk: TradeDesk,
    closed: Pick<ClosedChats, "isClosed">,
    attachments: Pick<AttachmentStore, "listOf">,
  ) {
    this.#trades = trades;
    this.#chats = chats;
    this.#desk = desk;
    this.#closed = closed;
    this.#attachments = attachments;
  }

  /** Returns the number of the message in its chat. `helperId`: who wrote it for the party. */
  async execute(
    actor: Actor,
    tradeId: TradeId,
    typed: string,
    key?: CommandKey,
    attachmentIds: readonly string[] = [],
    helperId?: TraderId,
  ): Promise<Result<number, SendMessageRefusal>> {
    const [loaded, isClosed] = await Promise.all([
      this.#trades.load(tradeId),
      this.#closed.isClosed(tradeId),
    ]);
    if (!loaded || !sideOf(loaded.trade, actor.traderId)) return refuse({ code: "not_found" });
    const { trade, now } = loaded;
    const reason = chatBlock(trade, now, loaded.policy.chat, isClosed);
    if (reason) return refuse({ code: "chat_blocked", reason });
    // Its files are in the message by now, if it was sent before.
    const known = key && attachmentIds.length > 0 ? await this.#chats.recall(key) : undefined;
    if (known) return answered(known);
    // Files speak for themselves.
    const isSilent = attachmentIds.length > 0 && typed.trim() === "";
    const text = isSilent ? accept("") : parseMessage(typed, loaded.policy.texts);
    if (!text.ok) return text;
    const files = await this.#judgeFiles(actor, trade, attachmentIds);
    if (!files.ok) return files;
    const recipients = [trade.buyerId, trade.sellerId];
    const message = {
      tradeId,
      authorId: actor.traderId,
      text: text.value,
      attachmentIds,
      recipients,
      ...(helperId !== undefined && { helperId }),
    };
    const kept = await this.#chats.append(message, now, key);
    // A buyer who writes has seen the trade (decisions, Opened).
    if (helperId === undefined && this.#desk.isToBeNoted(loaded, actor.traderId)) {
      await this.#desk.noteRead(tradeId, actor.traderId);
    }
    return typeof kept === "number" ? accept(kept) : answered(kept);
  }

  /** The author's own, stored for this trade, and in no message yet. */
  async #judgeFiles(
    { traderId }: Actor,
    trade: Trade,
    ids: readonly string[],
  ): Promise<Result<undefined, SendMessageRefusal>> {
    if (ids.length === 0) return accept(undefined);
    const { mostInMessage, mostInTrade } = attachmentLimits;
    const files = await this.#attachments.listOf(trade.id, traderId);
    const sent = files.filter(
      ({ seq, authorId }) => seq !== undefined && sideOf(trade, authorId) !== undefined,
    );
    if (ids.length > mostInMessage || sent.length + ids.length > mostInTrade) {
      return refuse({ code: "attachment_limit_count" });
    }
    const unsent = new Set(files.filter(({ seq }) => seq === undefined).map(({ id }) => id));
    const areKnown = ids.every((id) => unsent.has(id));
    return areKnown ? accept(undefined) : refuse({ code: "attachment_unknown" });
  }
}

function answered(known: KnownKey): Result<number, SendMessageRefusal> {
  const answer = answerOfKnown(known);
  return answer.ok ? accept(Number(answer.value)) : answer;
}
