import type { BotSettings } from "../adapters/telegram/bot-api.ts";
import { CannotStart } from "../application/ports/cannot-start.ts";

/** How people are told on Telegram: by a bot, in the mailbox of a demo, or not at all. */
export type TelegramSettings =
  | ({ readonly kind: "bot" } & BotSettings)
  | { readonly kind: "demo" }
  | { readonly kind: "none" };

const example = "https://123456:token@api.telegram.org/my_bot";

/** Reads the variable. Throws `CannotStart` with one sentence that names it. */
export function telegramSettings(
  text: string,
  demo: boolean,
  isLoopback: (host: string) => boolean,
): TelegramSettings {
  if (text === "") return { kind: demo ? "demo" : "none" };
  const url = URL.parse(text);
  const isSafe =
    url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname));
  const [, name] = /^\/(\w{5,32})$/.exec(url?.pathname ?? "") ?? [];
  const isWhole =
    /^\d{1,20}$/.test(url?.username ?? "") && /^[\w-]{1,100}$/.test(url?.password ?? "");
  if (!url || !isSafe || !isWhole || name === undefined) {
    // The value is not repeated: it holds a secret.
    throw new CannotStart(`TELEGRAM_URL has to look like ${example}.`);
  }
  return { kind: "bot", origin: url.origin, token: `${url.username}:${url.password}`, name };
}
