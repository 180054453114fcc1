import type { Duplex } from "node:stream";
import { Client, type ClientConfig } from "pg";
import { endsConnection } from "./passing-trouble.ts";
import { nameOf } from "./prepared-statements.ts";

/** What the driver says when an answer did not come within `query_timeout`. */
const tooLate = "Query read timeout";

/**
 * The kind of connection of one pool. It keeps the statements that were marked as prepared, and is given
 * up once an answer did not come in time: the driver itself only tells the caller, and the pool would
 * hand the connection out again, where every statement waits behind the one that is never answered. So
 * is one whose server says that it is of no use any more, as after another server took over.
 * What hit that one has hit its neighbours, too: those that were silent as long, and that nobody
 * uses, go with it; so does one that only listens.
 */
export function pooledClient(): typeof Client {
  const open = new Set<PooledClient>();
  return class extends PooledClient {
    constructor(config?: string | ClientConfig) {
      super(open, config);
    }
  };
}

class PooledClient extends Client {
  readonly #open: Set<PooledClient>;
  #unanswered = 0;
  /** When it was known to work last, on the clock of `performance.now()`. */
  #heardAt = 0;

  constructor(open: Set<PooledClient>, config?: string | ClientConfig) {
    super(config);
    this.#open = open;
    this.once("connect", () => {
      this.#heardAt = performance.now();
      open.add(this);
    }).once("end", () => open.delete(this));
    // Between two who hold it nobody listens, and an error that nobody listens to ends the process.
    // Whoever waits for an answer is told by it, and the pool hears of it beside us.
    this.on("error", () => undefined);
    const ask = this.query.bind(this) as (...asked: unknown[]) => unknown;
    const askWatched = (text: unknown, values?: unknown, ...rest: unknown[]) => {
      const name = typeof text === "string" ? nameOf(text) : undefined;
      const asked = name === undefined ? [text, values] : [{ name, text, values }];
      const answer = ask(...asked, ...rest);
      if (answer instanceof Promise) void this.#watch(answer);
      return answer;
    };
    this.query = askWatched as Client["query"];
  }

  async #watch(answer: Promise<unknown>): Promise<void> {
    const askedAt = performance.now();
    this.#unanswered += 1;
    try {
      await answer;
      this.#heardAt = performance.now();
    } catch (error) {
      if ((error as Error).message === tooLate || endsConnection(error)) this.#giveUp(askedAt);
      else this.#heardAt = performance.now();
    } finally {
      this.#unanswered -= 1;
    }
  }

  #giveUp(askedAt: number): void {
    this.end(() => undefined);
    for (const other of this.#open) if (other.#isIdleSince(askedAt)) other.#breakOff();
  }

  /** In the middle of a transaction somebody uses it, though it waits for nothing. */
  #isIdleSince(moment: number): boolean {
    const isUsed = this.#unanswered > 0 || this.getTransactionStatus() !== "I";
    return !isUsed && this.#heardAt < moment;
  }

  /** As if it had been reset: the pool hears of it and forgets it. */
  #breakOff(): void {
    const { connection } = this as unknown as { connection: { stream: Duplex } };
    connection.stream.destroy(new Error("Connection terminated: its neighbour went silent"));
  }
}
