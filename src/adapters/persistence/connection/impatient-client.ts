import { Client, type ClientConfig } from "pg";

/** What the driver says when an answer did not come within `query_timeout`. */
const tooLate = "Query read timeout";

/**
 * A connection that is given up once an answer did not come in time. The driver itself only tells the
 * caller, and the pool would hand the connection out again, where every statement waits behind the one
 * that is never answered.
 */
export class ImpatientClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    // Between two who hold it nobody listens, and an error that nobody listens to ends the process.
    // Whoever waits for an answer is told by it, and the pool hears of it beside us.
    this.on("error", () => undefined);
    const ask = this.query.bind(this) as (...asked: unknown[]) => unknown;
    const askOnce = (...asked: unknown[]) => {
      const answer = ask(...asked);
      if (answer instanceof Promise) answer.catch((error: unknown) => this.#giveUpAfter(error));
      return answer;
    };
    this.query = askOnce as Client["query"];
  }

  #giveUpAfter(reason: unknown): void {
    if ((reason as Error).message === tooLate) this.end(() => undefined);
  }
}
