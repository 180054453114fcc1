import type { TelegramBot } from "../ports/telegram-bot.ts";
import type { TelegramLinks } from "../ports/telegram-links.ts";
import type { ConnectChat } from "./connect-chat.ts";

/** Reads what was written to the bot, while somebody has a link open. */
export class ReadBotMessages {
  readonly #links: Pick<TelegramLinks, "isAnyOpen">;
  readonly #bot: Omit<TelegramBot, "linkOf">;
  readonly #connectChat: ConnectChat;

  constructor(
    links: Pick<TelegramLinks, "isAnyOpen">,
    bot: Omit<TelegramBot, "linkOf">,
    connectChat: ConnectChat,
  ) {
    this.#links = links;
    this.#bot = bot;
    this.#connectChat = connectChat;
  }

  /**
   * A process that ends in between reads the same once more, which changes nothing. Returns no errors:
   * a failure ends the round, and the next one goes on.
   */
  async execute(): Promise<readonly unknown[]> {
    if (!(await this.#links.isAnyOpen())) return [];
    const { messages, confirm } = await this.#bot.receive();
    for (const message of messages) {
      const answer = await this.#connectChat.execute(message);
      if (answer) await this.#bot.reply(message.chat, answer);
    }
    await confirm();
    return [];
  }
}
