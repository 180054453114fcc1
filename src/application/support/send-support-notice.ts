import { parseMessage, type MessageRefusal } from "../../domain/chat/message-text.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import { afterNotice } from "../../domain/support/support-chat.ts";
import type { TextPolicy } from "../../domain/text/text-policy.ts";
import type { Current } from "../ports/current-policy.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { NewId } from "../ports/new-id.ts";
import type { SupportChats } from "../ports/support-chats.ts";

type NoticeRefusal = MessageRefusal | { readonly code: "conflict_of_interest" | "not_found" };

/** Payment support writes to a person without being asked; their pages say so until they read it. */
export class SendSupportNotice {
  readonly #chats: Pick<SupportChats, "notify">;
  readonly #texts: Current<TextPolicy>;
  readonly #newId: NewId;

  constructor(chats: Pick<SupportChats, "notify">, texts: Current<TextPolicy>, newId: NewId) {
    this.#chats = chats;
    this.#texts = texts;
    this.#newId = newId;
  }

  /** Returns the id of the chat in which it stands. */
  async execute(
    { staffId, role, linkedIds, key }: KeyedStaff,
    traderId: TraderId,
    typed: string,
  ): Promise<Result<string, NoticeRefusal>> {
    if (linkedIds.includes(traderId)) return refuse({ code: "conflict_of_interest" });
    const text = parseMessage(typed, this.#texts());
    if (!text.ok) return text;
    const notice = { newId: this.#newId(), traderId, staffId, text: text.value };
    const chatId = await this.#chats.notify(
      notice,
      (chat) => ({
        ...afterNotice(chat),
        topic: chat && chat.state !== "closed" ? chat.topic : "payment_support_notice",
      }),
      {
        staffId,
        role,
        act: "send-support-notice",
        subject: { kind: "trader", id: traderId },
        ...(key && { key }),
      },
    );
    return chatId === undefined ? refuse({ code: "not_found" }) : accept(chatId);
  }
}
