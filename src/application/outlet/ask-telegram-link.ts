import { needsChat } from "../../domain/account/code-channel.ts";
import { telegramLinkSeconds } from "../../domain/notice/telegram-link.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { OutletStore } from "../ports/outlet-store.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";
import type { TelegramBot } from "../ports/telegram-bot.ts";
import type { TelegramLinks } from "../ports/telegram-links.ts";

/** What opens the chat with the bot. */
interface TelegramLink {
  readonly url: string;
  readonly seconds: number;
}

/**
 * - `telegram_off`: the site has no bot.
 * - `contact_is_factor`: another chat would take the place of the one that their codes go to.
 */
interface LinkRefusal {
  readonly code: "telegram_off" | "contact_is_factor";
}

/** Makes the link with which a person connects a chat. */
export class AskTelegramLink {
  readonly #links: Pick<TelegramLinks, "keep">;
  readonly #tokens: SessionTokens;
  readonly #bot: Pick<TelegramBot, "linkOf"> | undefined;
  readonly #outlets: Pick<OutletStore, "isChatNeeded">;

  /** `bot`: undefined where the site has none. */
  constructor(
    links: Pick<TelegramLinks, "keep">,
    tokens: SessionTokens,
    bot: Pick<TelegramBot, "linkOf"> | undefined,
    outlets: Pick<OutletStore, "isChatNeeded">,
  ) {
    this.#links = links;
    this.#tokens = tokens;
    this.#bot = bot;
    this.#outlets = outlets;
  }

  async execute({ traderId }: Actor): Promise<Result<TelegramLink, LinkRefusal>> {
    if (!this.#bot) return refuse({ code: "telegram_off" });
    if (await this.#outlets.isChatNeeded(traderId, needsChat)) {
      return refuse({ code: "contact_is_factor" });
    }
    const code = this.#tokens.make();
    await this.#links.keep(traderId, this.#tokens.hash(code), telegramLinkSeconds);
    return accept({ url: this.#bot.linkOf(code), seconds: telegramLinkSeconds });
  }
}
