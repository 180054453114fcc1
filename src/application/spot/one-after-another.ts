import { Busy } from "../ports/busy.ts";

/** The most orders of one market that may wait in a process. */
const mostWaiting = 500;

/**
 * Lets what concerns one market run one after the other in this process. Between processes the version of
 * the market's row does the same, by conflicts; here nobody has to run into one.
 */
export class OneAfterAnother {
  readonly #last = new Map<string, Promise<unknown>>();
  readonly #waiting = new Map<string, number>();

  async run<Done>(name: string, act: () => Promise<Done>): Promise<Done> {
    const waiting = this.#waiting.get(name) ?? 0;
    if (waiting >= mostWaiting) throw new Busy("Too many orders of this market wait");
    this.#waiting.set(name, waiting + 1);
    const before = this.#last.get(name) ?? Promise.resolve();
    const done = before.then(act, act);
    this.#last.set(name, done);
    try {
      return await done;
    } finally {
      this.#waiting.set(name, (this.#waiting.get(name) ?? 1) - 1);
    }
  }
}
