import type { TextPolicy } from "../../domain/text/text-policy.ts";
import type { SupportCaller } from "../actor/support-caller.ts";
import type { Current } from "../ports/current-policy.ts";
import type { OwnSupportChat, SupportChats, SupportMessage } from "../ports/support-chats.ts";

/** What a person reads of their chat with support. */
interface ReadSupportChatResult {
  /** Undefined until somebody writes. */
  readonly chat: OwnSupportChat | undefined;
  readonly messages: readonly SupportMessage[];
  readonly mostCharacters: number;
}

/** How many messages one read returns. */
const mostTogether = 100;

/** A person reads their chat with support. */
export class ReadSupportChat {
  readonly #chats: Pick<SupportChats, "ofPerson" | "messages" | "markReadByPerson">;
  readonly #texts: Current<TextPolicy>;

  constructor(
    chats: Pick<SupportChats, "ofPerson" | "messages" | "markReadByPerson">,
    texts: Current<TextPolicy>,
  ) {
    this.#chats = chats;
    this.#texts = texts;
  }

  /** Where a person reads (`isSeen`), what they have counts as read, up to the last one returned. */
  async execute(
    { traderId }: SupportCaller,
    after: number | undefined,
    isSeen: boolean,
  ): Promise<ReadSupportChatResult> {
    const mostCharacters = this.#texts().mostMessageCharacters;
    const chat = await this.#chats.ofPerson(traderId);
    if (!chat) return { chat, messages: [], mostCharacters };
    const messages = await this.#chats.messages(chat.id, after, mostTogether);
    const last = messages.at(-1)?.seq ?? after ?? 0;
    if (isSeen && last > 0) await this.#chats.markReadByPerson(traderId, last);
    return { chat, messages, mostCharacters };
  }
}
