/** Calls back after that many milliseconds. */
type Later = (act: () => void, milliseconds: number) => unknown;

/**
 * Reads at once what changed, and what changes again during the pause after it only once, at its end: however often
 * something changes, it takes few of the requests that an account has (`READS_PER_MINUTE`).
 */
export class ReadTurns {
  readonly #later: Later;
  /** What was read a moment ago, with whether it changed since. */
  readonly #recent = new Map<string, boolean>();

  constructor(later: Later) {
    this.#later = later;
  }

  /** `key`: what is read; `pauseMs`: how long no second read of it begins. */
  take(key: string, pauseMs: number, read: () => void): void {
    if (this.#recent.has(key)) {
      this.#recent.set(key, true);
      return;
    }
    this.#recent.set(key, false);
    read();
    this.#later(() => {
      const hasChanged = this.#recent.get(key) === true;
      this.#recent.delete(key);
      if (hasChanged) this.take(key, pauseMs, read);
    }, pauseMs);
  }
}
