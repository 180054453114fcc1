import { telegramLinkSeconds } from "../../domain/notice/telegram-link.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";
import type { TelegramBot } from "../ports/telegram-bot.ts";
import type { TelegramLinks } from "../ports/telegram-links.ts";

/** What opens the chat with the bot. */
interface TelegramLink {
  readonly url: string;
  readonly seconds: number;
}

/** Makes the link with which a person connects a chat. */
export class AskTelegramLink {
  readonly #links: Pick<TelegramLinks, "keep">;
  readonly #tokens: SessionTokens;
  readonly #bot: Pick<TelegramBot, "linkOf"> | undefined;

  /** `bot`: undefined where the site has none. */
  constructor(
    links: Pick<TelegramLinks, "keep">,
    tokens: SessionTokens,
    bot: Pick<TelegramBot, "linkOf"> | undefined,
  ) {
    this.#links = links;
    this.#tokens = tokens;
    this.#bot = bot;
  }

  async execute({
    traderId,
  }: Actor): Promise<Result<TelegramLink, { readonly code: "telegram_off" }>> {
    if (!this.#bot) return refuse({ code: "telegram_off" });
    const code = this.#tokens.make();
    await this.#links.keep(traderId, this.#tokens.hash(code), telegramLinkSeconds);
    return accept({ url: this.#bot.linkOf(code), seconds: telegramLinkSeconds });
  }
}
