import { createServer, request as requestHttp, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { SignedSender } from "../../src/adapters/webhook/signed-sender.ts";

/** A message as a program gets it. */
interface GotMessage {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** How a program answers a message. */
type Answer = (message: GotMessage) => Given | Promise<Given>;

interface Given {
  readonly status: number;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A program of a trader, which keeps what it gets; its sender reaches it under every name. */
export class HookServer {
  readonly got: GotMessage[] = [];
  answer: Answer = repeatChallenge;
  readonly #server;

  private constructor() {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        const message = { headers: request.headers, body: Buffer.concat(parts).toString() };
        this.got.push(message);
        void Promise.resolve(this.answer(message)).then(({ status, text = "", headers = {} }) =>
          response.writeHead(status, headers).end(text),
        );
      });
    });
  }

  static async open(): Promise<HookServer> {
    const server = new HookServer();
    await new Promise<void>((resolve) => {
      server.#server.listen(0, "127.0.0.1", resolve);
    });
    return server;
  }

  get sender(): SignedSender {
    return new SignedSender({
      isAllowed: () => true,
      request: (_url, { lookup: _lookup, ...options }, answered) =>
        requestHttp({ ...options, host: "127.0.0.1", port: this.port }, answered),
    });
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }
}

/** As the API document tells programs to. */
export function repeatChallenge({ body }: GotMessage) {
  const { challenge = "" } = JSON.parse(body) as { challenge?: string };
  return { status: 200, text: challenge };
}
