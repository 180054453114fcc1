import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** What a method answers: a result, or what it refuses. */
export type RpcMethods = Readonly<Record<string, (...params: never[]) => unknown>>;

/** A refusal with its code. */
export class Refused extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

interface Asked {
  readonly id: number;
  readonly method: string;
  readonly params: readonly never[];
}

/** Speaks JSON-RPC over HTTP, one call or many at once, with a login. */
export class RpcServer {
  readonly #methods: RpcMethods;
  readonly #server: Server;
  /** The methods that were called. */
  readonly asked: string[] = [];
  /** What is sent instead of an answer, until it is undefined again; "cut": the connection ends. */
  instead: string | undefined;
  /** What it answers against its better knowledge. */
  lies: RpcMethods = {};

  private constructor(methods: RpcMethods) {
    this.#methods = methods;
    this.#server = createServer((request, response) => {
      void text(request).then((body) => {
        if (this.instead === "cut") return request.socket.destroy();
        const login = `Basic ${Buffer.from("user:pass word").toString("base64")}`;
        const isIn = request.headers.authorization === login;
        if (!isIn) return response.writeHead(401).end();
        const answer = this.instead ?? JSON.stringify(this.#answer(JSON.parse(body)));
        return response.writeHead(200, { "Content-Type": "application/json" }).end(answer);
      });
    });
  }

  static async open(methods: RpcMethods): Promise<RpcServer> {
    const server = new RpcServer(methods);
    await new Promise<void>((resolve) => server.#server.listen(0, "127.0.0.1", resolve));
    return server;
  }

  get url(): string {
    return `http://user:pass%20word@127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #answer(asked: Asked | readonly Asked[]): unknown {
    if (Array.isArray(asked)) return (asked as readonly Asked[]).map((each) => this.#one(each));
    return this.#one(asked as Asked);
  }

  #one({ id, method, params }: Asked): unknown {
    this.asked.push(method);
    try {
      const act = this.lies[method] ?? this.#methods[method];
      if (!act) throw new Refused(-32_601, "Method not found");
      return { id, result: act(...params) ?? null, error: null };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { id, result: null, error: { code: error.code, message: error.message } };
    }
  }
}
