/** What somebody wrote to the bot in a chat of their own. */
export interface BotMessage {
  /** The number of the chat. */
  readonly chat: string;
  readonly text: string;
}

/** Messages that wait for the bot. */
interface WaitingMessages {
  /** The oldest first. */
  readonly messages: readonly BotMessage[];
  /** They are not read again. Without it they are. */
  readonly confirm: () => Promise<void>;
}

/** The bot of this site on Telegram. */
export interface TelegramBot {
  /** The address that opens the chat with the bot and has it send the code. */
  linkOf(code: string): string;
  /** Throws where Telegram cannot be asked. */
  receive(): Promise<WaitingMessages>;
  /** An answer that does not arrive is not sent again. */
  reply(chat: string, answer: BotAnswer): Promise<void>;
}

/** What the bot says to somebody who started it; undefined `username`: the code opens nothing. */
export interface BotAnswer {
  /** Whose notifications the chat gets. */
  readonly username: string | undefined;
}
