import { parseMessage, type MessageRefusal } from "../../domain/chat/message-text.ts";
import type { Result } from "../../domain/result/result.ts";
import { afterPersonWrote, supportMessageLimit } from "../../domain/support/support-chat.ts";
import { topicAfter, type SupportTopic } from "../../domain/support/support-topic.ts";
import type { TextPolicy } from "../../domain/text/text-policy.ts";
import type { SupportCaller } from "../actor/support-caller.ts";
import type { AttemptLimits, RateLimited } from "../ports/attempt-limits.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { Current } from "../ports/current-policy.ts";
import type { NewId } from "../ports/new-id.ts";
import type { SupportChats } from "../ports/support-chats.ts";

type WriteToSupportRefusal = MessageRefusal | RateLimited | { readonly code: "key_reused" };

/** A person writes to support: their chat begins, or is open again. */
export class WriteToSupport {
  readonly #chats: Pick<SupportChats, "write">;
  readonly #attempts: Pick<AttemptLimits, "begin">;
  readonly #texts: Current<TextPolicy>;
  readonly #newId: NewId;

  constructor(
    chats: Pick<SupportChats, "write">,
    attempts: Pick<AttemptLimits, "begin">,
    texts: Current<TextPolicy>,
    newId: NewId,
  ) {
    this.#chats = chats;
    this.#attempts = attempts;
    this.#texts = texts;
    this.#newId = newId;
  }

  /** Returns the number of the message in the chat. */
  async execute(
    { traderId }: SupportCaller,
    { text: typed, topic }: { readonly text: string; readonly topic: SupportTopic },
    key?: CommandKey,
  ): Promise<Result<number, WriteToSupportRefusal>> {
    const text = parseMessage(typed, this.#texts());
    if (!text.ok) return text;
    const attempt = await this.#attempts.begin(`support-message ${traderId}`, supportMessageLimit);
    if (!attempt.ok) return attempt;
    const message = { newId: this.#newId(), traderId, text: text.value };
    return this.#chats.write(
      message,
      (chat) => ({
        ...afterPersonWrote(chat),
        topic: chat
          ? topicAfter({ topic: chat.topic, isClosed: chat.state === "closed" }, topic)
          : topic,
      }),
      key,
    );
  }
}
