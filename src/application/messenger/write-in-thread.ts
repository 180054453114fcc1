import { parseMessage, type MessageRefusal } from "../../domain/chat/message-text.ts";
import { judgeChatFiles } from "../../domain/messenger/chat-files.ts";
import {
  judgeUnanswered,
  judgeWriting,
  type MessageCounts,
  type WritingRefusal,
} from "../../domain/messenger/person-chat.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import type { TextPolicy } from "../../domain/text/text-policy.ts";
import type { Actor } from "../actor/actor.ts";
import type { SendMessage } from "../chat/send-message.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { Current } from "../ports/current-policy.ts";
import type { PersonChats } from "../ports/person-chats.ts";

type WriteRefusal =
  | MessageRefusal
  | WritingRefusal
  | {
      readonly code:
        | "not_found"
        | "key_reused"
        | "chat_unanswered"
        | "chat_files_unanswered"
        | "attachment_unknown"
        | "attachment_limit_count";
    };

/** A trader writes in one of their chats, of a trade or with a person. */
export class WriteInThread {
  readonly #chats: Pick<PersonChats, "find" | "append">;
  readonly #trades: Pick<SendMessage, "execute">;
  readonly #texts: Current<TextPolicy>;

  constructor(
    chats: Pick<PersonChats, "find" | "append">,
    trades: Pick<SendMessage, "execute">,
    texts: Current<TextPolicy>,
  ) {
    this.#chats = chats;
    this.#trades = trades;
    this.#texts = texts;
  }

  /** Returns the number of the message in its chat. */
  async execute(
    actor: Actor,
    id: string,
    { text, attachments }: { readonly text: string; readonly attachments: readonly string[] },
    key?: CommandKey,
  ): Promise<Result<number, WriteRefusal>> {
    const found = await this.#chats.find(id, actor.traderId);
    if (!found) return this.#trades.execute(actor, id, text, key, attachments);
    // Files speak for themselves.
    const isSilent = attachments.length > 0 && text.trim() === "";
    const parsed = isSilent ? accept("") : parseMessage(text, this.#texts());
    if (!parsed.ok) return parsed;
    const author = { chatId: id, authorId: actor.traderId };
    const message = { ...author, text: parsed.value, attachmentIds: attachments };
    const writing = judgeWriting(found.pair);
    const judge = (
      counts: MessageCounts,
      waiting: readonly string[],
    ): Result<undefined, WriteRefusal> => {
      if (!writing.ok) return writing;
      const flood = judgeUnanswered(counts);
      return flood.ok ? judgeChatFiles(attachments, waiting, counts) : flood;
    };
    return this.#chats.append(message, judge, key);
  }
}
