/** Calls something again and again until the function that it returns is called. */
type Ticker = (tick: () => void) => () => void;

/** So many turns are a round. */
const turnsOfRound = 60;

/**
 * Calls each member once a round, some of them together in each turn: what each then asks the database goes into
 * few queries. Members are spread evenly, also those that came at the same moment.
 */
export class InTurns {
  readonly #ticker: Ticker;
  readonly #groups = Array.from({ length: turnsOfRound }, () => new Set<() => void>());
  #members = 0;
  #turn = 0;
  #stop: (() => void) | undefined;

  constructor(ticker: Ticker) {
    this.#ticker = ticker;
  }

  /** Returns a function that takes the member out. */
  add(call: () => void): () => void {
    const group = this.#groups.reduce((few, each) => (each.size < few.size ? each : few));
    const member = () => call();
    group.add(member);
    this.#members += 1;
    this.#stop ??= this.#ticker(() => this.#next());
    return () => {
      if (!group.delete(member)) return;
      this.#members -= 1;
      if (this.#members > 0) return;
      this.#stop?.();
      this.#stop = undefined;
    };
  }

  #next(): void {
    this.#turn = (this.#turn + 1) % turnsOfRound;
    for (const call of this.#groups[this.#turn] ?? []) call();
  }
}

/** A round of so many milliseconds. */
export function everyRound(roundMs: number): Ticker {
  return (tick) => {
    const timer = setInterval(tick, roundMs / turnsOfRound);
    return () => clearInterval(timer);
  };
}
