import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";

/** A node that said no, with its own code. */
export class RpcFailure extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(`The node answered ${code}: ${message}`);
    this.code = code;
  }
}

interface RpcAnswer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string } | null;
}

const waitMs = 15_000;

/** A block of Bitcoin has at most 4 MB, twice that in hexadecimal; one of Ethereum has more in JSON. */
const mostBytes = 64_000_000;

/** The most calls that are sent together. */
const mostTogether = 100;

/** A node's JSON-RPC over HTTP. A login stands in the address, and is never in a message. */
export class JsonRpc {
  readonly #url: URL;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(address: string) {
    const url = new URL(address);
    const login = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
    const isLogin = url.username !== "";
    url.username = "";
    url.password = "";
    this.#url = url;
    this.#headers = {
      "Content-Type": "application/json",
      ...(isLogin && { Authorization: `Basic ${Buffer.from(login).toString("base64")}` }),
    };
  }

  /** Throws `RpcFailure` where the node says no, and any error where it does not answer. */
  async call(method: string, ...params: readonly unknown[]): Promise<unknown> {
    const answer = (await this.#post({ jsonrpc: "2.0", id: 0, method, params })) as RpcAnswer;
    return resultOf(answer);
  }

  /** The same; undefined where the node says no with one of some codes. */
  async callUnless(
    codes: ReadonlySet<number>,
    method: string,
    ...params: readonly unknown[]
  ): Promise<unknown> {
    try {
      return await this.call(method, ...params);
    } catch (error) {
      if (error instanceof RpcFailure && codes.has(error.code)) return undefined;
      throw error;
    }
  }

  /** The same call with each of the parameters; undefined where the node says no. */
  async each(method: string, all: readonly (readonly unknown[])[]): Promise<readonly unknown[]> {
    return (await this.#answers(method, all)).map((answer) => answer?.result ?? undefined);
  }

  /** The same, where the node may say no to none. */
  async every(method: string, all: readonly (readonly unknown[])[]): Promise<readonly unknown[]> {
    return (await this.#answers(method, all)).map((answer) => {
      if (!answer) throw new Error("The node left out an answer");
      return resultOf(answer);
    });
  }

  async #answers(
    method: string,
    all: readonly (readonly unknown[])[],
  ): Promise<readonly (RpcAnswer | undefined)[]> {
    const found: (RpcAnswer | undefined)[] = [];
    for (let start = 0; start < all.length; start += mostTogether) {
      const part = all.slice(start, start + mostTogether);
      const sent = part.map((params, id) => ({ jsonrpc: "2.0", id, method, params }));
      const answers = (await this.#post(sent)) as readonly RpcAnswer[];
      const byId = new Map(answers.map((answer) => [answer.id, answer]));
      found.push(...part.map((_, id) => byId.get(id)));
    }
    return found;
  }

  #post(body: object): Promise<unknown> {
    const send = this.#url.protocol === "https:" ? requestSecure : requestPlain;
    return new Promise((resolve, reject) => {
      const request = send(this.#url, {
        method: "POST",
        headers: this.#headers,
        signal: AbortSignal.timeout(waitMs),
      });
      request.on("error", reject).on("response", (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        response.on("error", reject).on("data", (chunk: Buffer) => {
          chunks.push(chunk);
          size += chunk.length;
          if (size > mostBytes) request.destroy(new Error("The node's answer is too large"));
        });
        response.on("end", () => {
          const text = Buffer.concat(chunks).toString();
          try {
            // Failures come with other statuses, and a body of the same shape.
            resolve(JSON.parse(text));
          } catch {
            reject(new Error(`The node answered with HTTP status ${response.statusCode}`));
          }
        });
      });
      request.end(JSON.stringify(body));
    });
  }
}

function resultOf({ result, error }: RpcAnswer): unknown {
  if (error) throw new RpcFailure(error.code, error.message);
  return result;
}
