import type { OutletMessage, OutletSender } from "../../application/ports/outlet-sender.ts";
import type { BotAnswer, BotMessage, TelegramBot } from "../../application/ports/telegram-bot.ts";
import type { DeliveryOutcome } from "../../domain/notice/delivery.ts";
import type { Outlet } from "../../domain/notice/outlet.ts";
import { neverArrived } from "../network/never-arrived.ts";
import { botWords } from "./bot-words.ts";

/** A bot on Telegram. */
export interface BotSettings {
  /** `https://api.telegram.org`, or a server that speaks the same. */
  readonly origin: string;
  /** As its owner got it from Telegram. It is a secret. */
  readonly token: string;
  /** Its username, without the @. */
  readonly name: string;
}

/** Part of what Telegram answers. */
interface Answer {
  readonly ok: boolean;
  readonly result?: unknown;
  /** Why it refused, for people; Telegram has no codes for reasons. */
  readonly description?: unknown;
}

const waitMs = 15_000;

/** As many messages are read at once; Telegram's limit. */
const mostMessages = 100;

/** Speaks Telegram's Bot API (version 9). The token is in its addresses, so those are never logged. */
export class BotApi implements OutletSender, TelegramBot {
  readonly #settings: BotSettings & { readonly brandName: string };
  readonly #failed: (status: number | undefined) => void;

  /** `failed` is told the answer to a message that was not accepted; undefined: there was none. */
  constructor(
    settings: BotSettings & { readonly brandName: string },
    failed: (status: number | undefined) => void,
  ) {
    this.#settings = settings;
    this.#failed = failed;
  }

  linkOf(code: string): string {
    return `https://t.me/${this.#settings.name}?start=${code}`;
  }

  async send({ address }: Outlet, message: OutletMessage): Promise<DeliveryOutcome> {
    const { title, body, opens } = message;
    try {
      const { status, answer } = await this.#call("sendMessage", {
        chat_id: address,
        text: `${title}\n\n${body}`,
        ...(opens && {
          reply_markup: { inline_keyboard: [[{ text: opens.label, url: opens.url }]] },
        }),
      });
      if (status !== 200) this.#failed(status);
      return outcomeOf(status, String(answer.description));
    } catch (error) {
      this.#failed(undefined);
      return neverArrived(error) ? "later" : "unknown";
    }
  }

  async receive() {
    const { status, answer } = await this.#call("getUpdates", {
      limit: mostMessages,
      timeout: 0,
      allowed_updates: ["message"],
    });
    if (status !== 200) throw new Error(`Telegram answered ${status} to getUpdates`);
    const updates = Array.isArray(answer.result) ? (answer.result as unknown[]) : [];
    const last = updates.reduce<number>((most, update) => Math.max(most, idOf(update)), -1);
    return {
      messages: updates.flatMap(messagesIn),
      confirm: async () => {
        // Whatever comes before the offset counts as read.
        if (last >= 0) await this.#call("getUpdates", { offset: last + 1, limit: 1, timeout: 0 });
      },
    };
  }

  async reply(chat: string, answer: BotAnswer): Promise<void> {
    const text = botWords(answer, this.#settings.brandName);
    const { status } = await this.#call("sendMessage", { chat_id: chat, text }).catch(() => ({
      status: undefined,
    }));
    if (status !== 200) this.#failed(status);
  }

  async #call(method: string, fields: object): Promise<{ status: number; answer: Answer }> {
    const { origin, token } = this.#settings;
    const response = await fetch(`${origin}/bot${token}/${method}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(fields),
      redirect: "error",
      signal: AbortSignal.timeout(waitMs),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    return { status: response.status, answer: isAnswer(answer) ? answer : { ok: false } };
  }
}

/** 403: its owner blocked the bot, or their account is gone. */
function outcomeOf(status: number, description: string): DeliveryOutcome {
  if (status === 200) return "accepted";
  if (status === 403) return "bounced";
  if (status === 400) return description.includes("chat not found") ? "bounced" : "refused";
  // A wrong token is the operator's to mend; too many messages may come later.
  return status >= 500 ? "unknown" : "later";
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === "object" && value !== null && "ok" in value;
}

function idOf(update: unknown): number {
  const id = fieldOf(update, "update_id");
  return typeof id === "number" ? id : -1;
}

/** Only chats of one person: whoever is in a group would read along. */
function messagesIn(update: unknown): BotMessage[] {
  const message = fieldOf(update, "message");
  const chat = fieldOf(message, "chat");
  const [id, text] = [fieldOf(chat, "id"), fieldOf(message, "text")];
  if (fieldOf(chat, "type") !== "private" || typeof id !== "number") return [];
  return typeof text === "string" ? [{ chat: String(id), text }] : [];
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
