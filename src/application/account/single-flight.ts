/**
 * Work that several ask for at once is done once for all of them. Who asks while it is under way shares
 * the next one: what he gets was begun after he asked.
 */
export class SingleFlight<Done> {
  readonly #underWay = new Map<string, Promise<Done>>();
  readonly #waiting = new Map<string, Promise<Done>>();

  /** `key`: whose work is the same. */
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
