import {
  judgeWriting,
  newChatLimit,
  type WritingRefusal,
} from "../../domain/messenger/person-chat.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { AttemptLimits, RateLimited } from "../ports/attempt-limits.ts";
import type { ContactStore } from "../ports/contact-store.ts";
import type { NewId } from "../ports/new-id.ts";
import type { PersonChats } from "../ports/person-chats.ts";

type OpenChatRefusal = WritingRefusal | RateLimited | { readonly code: "not_found" | "own_chat" };

/** A trader opens a chat with another. */
export class OpenChat {
  readonly #contacts: Pick<ContactStore, "named">;
  readonly #chats: Pick<PersonChats, "between" | "open">;
  readonly #attempts: Pick<AttemptLimits, "begin">;
  readonly #newId: NewId;

  constructor(
    contacts: Pick<ContactStore, "named">,
    chats: Pick<PersonChats, "between" | "open">,
    attempts: Pick<AttemptLimits, "begin">,
    newId: NewId,
  ) {
    this.#contacts = contacts;
    this.#chats = chats;
    this.#attempts = attempts;
    this.#newId = newId;
  }

  /** Returns the chat's id. One that exists is found whatever has changed: it stays readable. */
  async execute(
    { traderId }: Pick<Actor, "traderId">,
    username: string,
  ): Promise<Result<string, OpenChatRefusal>> {
    const other = await this.#contacts.named(username, traderId);
    if (!other) return refuse({ code: "not_found" });
    if (other.traderId === traderId) return refuse({ code: "own_chat" });
    const found = await this.#chats.between(traderId, other.traderId);
    if (!found) return refuse({ code: "not_found" });
    if (found.chatId !== undefined) return accept(found.chatId);
    const judged = judgeWriting(found.pair);
    if (!judged.ok) return judged;
    const attempt = await this.#attempts.begin(`new-chat ${traderId}`, newChatLimit);
    if (!attempt.ok) return attempt;
    return accept(await this.#chats.open(this.#newId(), traderId, other.traderId));
  }
}
