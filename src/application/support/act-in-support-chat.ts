import { parseMessage, type MessageRefusal } from "../../domain/chat/message-text.ts";
import type { Result } from "../../domain/result/result.ts";
import type { AuditAct } from "../../domain/staff/audit-acts.ts";
import {
  judgeSupportAct,
  type SupportAct,
  type SupportRefusal,
} from "../../domain/support/support-chat.ts";
import type { SupportMessageKind } from "../../domain/support/support-message.ts";
import type { TextPolicy } from "../../domain/text/text-policy.ts";
import type { Current } from "../ports/current-policy.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { SupportChats } from "../ports/support-chats.ts";

/** What each act is called in the log, and what it leaves in the chat. */
const acts: Readonly<
  Record<SupportAct, { readonly named: AuditAct; readonly leaves: SupportMessageKind | undefined }>
> = {
  take: { named: "take-support", leaves: undefined },
  "put-back": { named: "return-support", leaves: undefined },
  answer: { named: "answer-support", leaves: "text" },
  wait: { named: "wait-in-support", leaves: "waiting" },
  close: { named: "close-support", leaves: "closed" },
};

type ActRefusal = SupportRefusal | { readonly code: "not_found" };
type Acted = Result<undefined, ActRefusal>;

/** Staff take the chat of a person with support, answer in it, and close it. */
export class ActInSupportChat {
  readonly #chats: Pick<SupportChats, "act">;
  readonly #texts: Current<TextPolicy>;

  constructor(chats: Pick<SupportChats, "act">, texts: Current<TextPolicy>) {
    this.#chats = chats;
    this.#texts = texts;
  }

  async answer(
    actor: KeyedStaff,
    chatId: string,
    typed: string,
  ): Promise<Result<undefined, ActRefusal | MessageRefusal>> {
    const text = parseMessage(typed, this.#texts());
    return text.ok ? this.#carryOut(actor, chatId, "answer", text.value) : text;
  }

  execute(actor: KeyedStaff, chatId: string, act: Exclude<SupportAct, "answer">): Promise<Acted> {
    return this.#carryOut(actor, chatId, act, "");
  }

  #carryOut(actor: KeyedStaff, chatId: string, act: SupportAct, text: string): Promise<Acted> {
    const { staffId, role, key } = actor;
    const { named, leaves } = acts[act];
    return this.#chats.act(chatId, staffId, (chat) => judgeSupportAct(chat, act, actor), {
      entry: (chat, now) =>
        leaves !== undefined && (leaves === "text" || chat.state !== now.state)
          ? { kind: leaves, text }
          : undefined,
      audit: ({ traderId, state, workerId = null }, now) => ({
        staffId,
        role,
        act: named,
        subject: { kind: "trader", id: traderId },
        before: { state, workerId },
        after: { state: now.state, workerId: now.workerId ?? null },
        ...(key && { key }),
      }),
    });
  }
}
