import { chatAvailability, type ChatAvailability } from "../../domain/messenger/person-chat.ts";
import type { ChatBlockReason } from "../../domain/chat/chat-availability.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { refuse, accept, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { ReadMessages } from "../chat/read-messages.ts";

type StartTradeChatRefusal =
  | { readonly code: "not_found" }
  | { readonly code: "chat_blocked"; readonly reason: ChatBlockReason };

/** A party opens the chat of their trade in the messenger: the same chat as in the trade's room. */
export class StartTradeChat {
  readonly #read: ReadMessages;

  constructor(read: ReadMessages) {
    this.#read = read;
  }

  /** Refused while nobody may write and nothing was written. */
  async execute(
    actor: Actor,
    tradeId: TradeId,
  ): Promise<Result<ChatAvailability, StartTradeChatRefusal>> {
    const chat = await this.#read.execute(actor, tradeId, undefined, false);
    if (!chat) return refuse({ code: "not_found" });
    const { messages, blockReason: reason } = chat;
    const availability = chatAvailability(messages.length > 0, reason === undefined);
    if (availability === "chat_create_is_forbidden" && reason) {
      return refuse({ code: "chat_blocked", reason });
    }
    return accept(availability);
  }
}
