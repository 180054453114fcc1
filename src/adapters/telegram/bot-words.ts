import type { BotAnswer } from "../../application/ports/telegram-bot.ts";

/** What the bot says to somebody who started it. */
export function botWords({ username }: BotAnswer, brandName: string): string {
  return username === undefined
    ? `This link doesn't work any more. Open your notification settings on ${brandName} and connect Telegram again.`
    : `This chat now gets the ${brandName} notifications of ${username}. To stop them, disconnect Telegram in your notification settings, or block this bot.`;
}
