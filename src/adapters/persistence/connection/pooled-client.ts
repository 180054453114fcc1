import type { Duplex } from "node:stream";
import { Client, type ClientConfig } from "pg";
import { endsConnection } from "./passing-trouble.ts";
import { nameOf } from "./prepared-statements.ts";

/** The driver's message when no answer came within `query_timeout`. */
const tooLate = "Query read timeout";

/**
 * The client class of one pool. It keeps the statements that were marked as prepared, and is closed
 * once an answer did not come in time: the driver itself only notifies the caller, and the pool
 * would hand out the connection again, where every statement waits behind the one that is never
 * answered. The same goes for a client whose server reports that it is no longer usable, as after
 * another server took over. Its neighbours are likely hit, too: those that were silent as long and
 * are idle are closed with it, and so is one that only listens.
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
  /** When it was last known to work, on the clock of `performance.now()`. */
  #heardAt = 0;

  constructor(open: Set<PooledClient>, config?: string | ClientConfig) {
    super(config);
    this.#open = open;
    this.once("connect", () => {
      this.#heardAt = performance.now();
      open.add(this);
    }).once("end", () => open.delete(this));
    // Between two users nobody listens, and an unhandled error event ends the process.
    // Pending queries fail with it, and the pool has a listener of its own.
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

  /** In the middle of a transaction it is in use, though it waits for nothing. */
  #isIdleSince(moment: number): boolean {
    const isUsed = this.#unanswered > 0 || this.getTransactionStatus() !== "I";
    return !isUsed && this.#heardAt < moment;
  }

  /** As if it had been reset: the pool notices and forgets it. */
  #breakOff(): void {
    const { connection } = this as unknown as { connection: { stream: Duplex } };
    connection.stream.destroy(new Error("Connection terminated: its neighbour went silent"));
  }
}
