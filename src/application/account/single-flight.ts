/**
 * Work requested several times at once is done once for all callers. A request made while it is
 * under way shares the next run, which starts after the request.
 */
export class SingleFlight<Done> {
  readonly #underWay = new Map<string, Promise<Done>>();
  readonly #waiting = new Map<string, Promise<Done>>();

  /** `key`: identifies the same work. */
  run(key: string, work: () => Promise<Done>): Promise<Done> {
    const waiting = this.#waiting.get(key);
    if (waiting) return waiting;
    const before = this.#underWay.get(key);
    if (!before) return this.#begin(key, work);
    const begin = () => {
      this.#waiting.delete(key);
      return this.#begin(key, work);
    };
    const next = before.then(begin, begin);
    this.#waiting.set(key, next);
    return next;
  }

  #begin(key: string, work: () => Promise<Done>): Promise<Done> {
    const done = work().finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, done);
    return done;
  }
}
