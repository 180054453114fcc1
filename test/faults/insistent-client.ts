import { setTimeout as pause } from "node:timers/promises";
import { contracts, type Contracts } from "../../src/adapters/http/contract/routes.ts";
import type { TradeView } from "../../src/adapters/http/contract/trade/trade-views.ts";
import type { Answers } from "./answers.ts";

/** What is asked, whichever server answers. */
export interface Asked {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly key?: string;
}

/** Where requests go at the moment, and how long one may take before it counts as hanging. */
export interface Destination {
  readonly url: () => string;
  readonly answers: Answers;
  readonly hangMs: number;
}

/** An answer, with the moment at which it was asked for. */
export interface Answered {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter: string | null;
}

/** Somebody signed in who asks again, under the same key, until he knows what became of it. */
export class InsistentClient {
  readonly #to: Destination;
  readonly #headers: Readonly<Record<string, string>>;

  /** `headers`: those of a page of ours, with the session. */
  constructor(to: Destination, headers: Readonly<Record<string, string>>) {
    this.#to = to;
    this.#headers = headers;
  }

  /** Asks until there is a success, and gives the trade that it tells of. */
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
      if (answered && !isPutOff(answered)) {
        throw answers.unexpected(`${id} was answered ${answered.status}`, answered.body);
      }
      await pause(answered ? 100 : 60);
    }
  }

  /** Asks once; undefined where no answer came. */
  async ask(
    id: keyof Contracts,
    { parameters = {}, body, key }: Asked,
  ): Promise<Answered | undefined> {
    const { method, path } = contracts[id];
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? "");
    const { url, answers, hangMs } = this.#to;
    const began = performance.now();
    try {
      const response = await fetch(url() + filled, {
        method: method.toUpperCase(),
        headers: {
          ...this.#headers,
          ...(body && { "content-type": "application/json" }),
          ...(key !== undefined && { "idempotency-key": key }),
        },
        ...(body && { body: JSON.stringify(body) }),
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

/** Nothing was done, and the server says when to ask again. */
function isPutOff({ status, retryAfter }: Answered): boolean {
  return (status === 503 || status === 429) && retryAfter !== null;
}

/** Whether the last thing that happened to the trade was over when this was asked. */
function wasDoneBefore({ timeline }: TradeView, sentAt: number): boolean {
  const last = timeline.findLast(({ act }) => act !== "details-read");
  return last !== undefined && Date.parse(last.at) < sentAt;
}
