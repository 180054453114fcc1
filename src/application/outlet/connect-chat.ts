import { startCodeOf } from "../../domain/notice/telegram-link.ts";
import type { NewId } from "../ports/new-id.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";
import type { BotAnswer, BotMessage } from "../ports/telegram-bot.ts";
import type { TelegramLinks } from "../ports/telegram-links.ts";

/** Connects a chat whose owner opened it with a link of ours. */
export class ConnectChat {
  readonly #links: Pick<TelegramLinks, "connect">;
  readonly #tokens: Pick<SessionTokens, "hash">;
  readonly #newId: NewId;

  constructor(
    links: Pick<TelegramLinks, "connect">,
    tokens: Pick<SessionTokens, "hash">,
    newId: NewId,
  ) {
    this.#links = links;
    this.#tokens = tokens;
    this.#newId = newId;
  }

  /** Undefined: the message starts nothing, and is not answered. */
  async execute({ chat, text }: BotMessage): Promise<BotAnswer | undefined> {
    const code = startCodeOf(text);
    if (code === undefined) return undefined;
    return { username: await this.#links.connect(chat, this.#tokens.hash(code), this.#newId()) };
  }
}
