import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A message that the bot sent. */
export interface SentByBot {
  readonly chat_id: string;
  readonly text: string;
  readonly reply_markup?: { readonly inline_keyboard: { text: string; url: string }[][] };
}

type Answer = readonly [status: number, body: object];

/** Speaks the part of Telegram's Bot API that we use, for one bot. */
export class BotServer {
  readonly token = "123456:secret_Token-1";
  readonly sent: SentByBot[] = [];
  /** What is answered to messages to some chats; no status: the connection is cut. */
  readonly answers = new Map<string, Answer | "cut">();
  #updates: { update_id: number; message?: object }[] = [];
  #next = 500;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => void this.#respond(request, response));
  }

  static async open(): Promise<BotServer> {
    const bot = new BotServer();
    await new Promise<void>((resolve) => bot.#server.listen(0, "127.0.0.1", resolve));
    return bot;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Somebody writes to the bot. */
  write(chat: number, words: string, type = "private"): void {
    this.add({ message: { chat: { id: chat, type }, text: words } });
  }

  add(update: object): void {
    this.#updates.push({ update_id: (this.#next += 1), ...update });
  }

  get waiting(): number {
    return this.#updates.length;
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fields = JSON.parse(await text(request)) as SentByBot & { offset?: number };
    const answer = this.#answer(request.url ?? "", fields);
    if (answer === "cut") return void request.socket.destroy();
    response.writeHead(answer[0], { "Content-Type": "application/json" });
    response.end(JSON.stringify(answer[1]));
  }

  #answer(url: string, fields: SentByBot & { offset?: number }): Answer | "cut" {
    if (url === `/bot${this.token}/getUpdates`) {
      const { offset } = fields;
      this.#updates = this.#updates.filter(({ update_id }) => update_id >= (offset ?? 0));
      return [200, { ok: true, result: this.#updates.slice(0, 100) }];
    }
    if (url !== `/bot${this.token}/sendMessage`) {
      return [404, { ok: false, error_code: 404, description: "Not Found" }];
    }
    const answer = this.answers.get(fields.chat_id) ?? [200, { ok: true, result: {} }];
    if (answer !== "cut" && answer[0] === 200) this.sent.push(fields);
    return answer;
  }
}
