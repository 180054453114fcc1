/** For how long a link to the bot connects a chat, in seconds; it does so once. */
export const telegramLinkSeconds = 600;

/** One chat of a person is told; a new one replaces it. */
export const mostTelegramChats = 1;

/**
 * The code that a chat with the bot begins with; undefined where the message is another one. A link
 * `t.me/<bot>?start=<code>` has the chat send `/start <code>` (Telegram's deep links: at most 64
 * characters of base64url).
 */
export function startCodeOf(message: string): string | undefined {
  return /^\/start(?:@\w{1,32})?\s+([\w-]{1,64})\s*$/.exec(message)?.[1];
}
