import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A request for a translation, as LibreTranslate takes it. */
export interface AskedTranslation {
  readonly q: string;
  readonly source: string;
  readonly target: string;
  readonly format: string;
  readonly api_key?: string;
}

/** Speaks the part of LibreTranslate's API that we use; it knows Portuguese and German. */
export class TranslateServer {
  readonly apiKey = "a-secret-key";
  readonly asked: AskedTranslation[] = [];
  /** What is answered instead, until it is undefined again; "cut": the connection ends. */
  instead: readonly [status: number, body: string] | "cut" | undefined;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => void this.#respond(request, response));
  }

  static async open(): Promise<TranslateServer> {
    const server = new TranslateServer();
    await new Promise<void>((resolve) => server.#server.listen(0, "127.0.0.1", resolve));
    return server;
  }

  /** As `TRANSLATE_URL` has it. */
  get setting(): string {
    return `http://${this.apiKey}@127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = JSON.parse(await text(request)) as AskedTranslation;
    this.asked.push(asked);
    if (this.instead === "cut") return void request.socket.destroy();
    const [status, body] = this.instead ?? this.#answer(request.url ?? "", asked);
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(body);
  }

  #answer(url: string, { q, target, api_key }: AskedTranslation): readonly [number, string] {
    if (url !== "/translate") return [404, JSON.stringify({ error: "Not found" })];
    if (api_key !== this.apiKey) return [403, JSON.stringify({ error: "Invalid API key" })];
    if (target !== "pt" && target !== "de") {
      return [400, JSON.stringify({ error: `${target} is not supported` })];
    }
    return [
      200,
      JSON.stringify({
        detectedLanguage: { confidence: 92, language: "en" },
        translatedText: `${target}: ${q}`,
      }),
    ];
  }
}
