import { setTimeout as pause } from "node:timers/promises";
import { contracts, type Contracts } from "../../src/adapters/http/contract/routes.ts";
import type { TradeView } from "../../src/adapters/http/contract/trade/trade-views.ts";
import type { Answers } from "./answers.ts";

/** A request, whichever server answers it. */
export interface Asked {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly file?: Uint8Array;
  readonly key?: string;
}

/** Where requests currently go, and after how long one counts as hanging. */
export interface Destination {
  readonly url: () => string;
  readonly answers: Answers;
  readonly hangMs: number;
}

/** A response, with the time at which the request was sent. */
export interface Answered {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter: string | null;
}

/** A signed-in user who repeats a request with the same key until it has a clear result. */
export class InsistentClient {
  readonly #to: Destination;
  readonly #headers: Readonly<Record<string, string>>;

  /** `headers`: those of one of our pages, with the session. */
  constructor(to: Destination, headers: Readonly<Record<string, string>>) {
    this.#to = to;
    this.#headers = headers;
  }

  /** Repeats the request until it succeeds, and returns the trade. */
  async insist(id: keyof Contracts, asked: Asked): Promise<TradeView> {
    const { answers } = this.#to;
    for (let attempt = 0; ; attempt += 1) {
      if (answers.isOver) throw new Error("The run is over.");
      const sentAt = Date.now();
      const answered = await this.ask(id, asked);
      if (answered?.status === 200) {
        const { data } = answered.body as { data: TradeView };
        if (attempt > 0 && wasDoneBefore(data, sentAt)) answers.replayed += 1;
        return data;
      }
      if (answered && !isUnavailable(answered)) {
        throw answers.unexpected(`${id} was answered ${answered.status}`, answered.body);
      }
      await pause(answered ? 100 : 60);
    }
  }

  /** Sends it once; undefined if there was no response. */
  async ask(
    id: keyof Contracts,
    { parameters = {}, query = {}, body, file, key }: Asked,
  ): Promise<Answered | undefined> {
    const { method, path } = contracts[id];
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? "");
    const search = new URLSearchParams(query).toString();
    const { url, answers, hangMs } = this.#to;
    const began = performance.now();
    try {
      const response = await fetch(`${url()}${filled}?${search}`, {
        method: method.toUpperCase(),
        headers: {
          ...this.#headers,
          ...(body && { "content-type": "application/json" }),
          ...(file && { "content-type": "application/octet-stream" }),
          ...(key !== undefined && { "idempotency-key": key }),
        },
        ...(body && { body: JSON.stringify(body) }),
        ...(file && { body: Buffer.from(file) }),
        signal: AbortSignal.timeout(hangMs),
      });
      const told: unknown = await response.json();
      answers.count(response.status, performance.now() - began);
      return {
        status: response.status,
        body: told,
        retryAfter: response.headers.get("retry-after"),
      };
    } catch (error) {
      if ((error as Error).name === "TimeoutError") answers.hangs += 1;
      answers.lost += 1;
      return undefined;
    }
  }
}

/** Nothing was done, and the server says when to retry. */
function isUnavailable({ status, retryAfter }: Answered): boolean {
  return (status === 503 || status === 429) && retryAfter !== null;
}

/** Whether the last event of the trade was over when this request was sent. */
function wasDoneBefore({ timeline }: TradeView, sentAt: number): boolean {
  const last = timeline.findLast(({ act }) => act !== "details-read");
  return last !== undefined && Date.parse(last.at) < sentAt;
}
