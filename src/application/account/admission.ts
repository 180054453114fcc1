import { Busy } from "../ports/busy.ts";

/** Lets so many in at once, and sends others away before anything is done for them. */
export class Admission {
  readonly #most: number;
  #inside = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Throws `Busy` where it is one too many. */
  async pass<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#inside >= this.#most) throw new Busy("Too many do this already");
    this.#inside += 1;
    try {
      return await work();
    } finally {
      this.#inside -= 1;
    }
  }
}
