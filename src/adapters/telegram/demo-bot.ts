import type { TelegramBot } from "../../application/ports/telegram-bot.ts";

/** Where a demo shows the chat with its bot. */
export const demoBotPath = "/dev/telegram";

/** The bot of a demo: its chat is a page of ours, which connects at once and is never written to. */
export function demoBot(baseUrl: string): Pick<TelegramBot, "linkOf"> {
  return { linkOf: (code) => `${baseUrl}${demoBotPath}?start=${code}` };
}
