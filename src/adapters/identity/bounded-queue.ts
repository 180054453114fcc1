import { Busy } from "../../application/ports/busy.ts";

/** Runs one task at a time; when too many are waiting, new ones are rejected. */
export class BoundedQueue {
  readonly #mostWaiting: number;
  #unfinished = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(mostWaiting: number) {
    this.#mostWaiting = mostWaiting;
  }

  /** Throws `Busy` when the queue is full. */
  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#unfinished > this.#mostWaiting) throw new Busy("Too many wait for this already");
    this.#unfinished += 1;
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    try {
      return await done;
    } finally {
      this.#unfinished -= 1;
    }
  }
}
