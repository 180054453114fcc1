/** How long the operations of one kind took, in milliseconds. */
export interface Times {
  readonly count: number;
  readonly mean: number;
  readonly median: number;
  readonly p95: number;
  readonly p99: number;
}

/** The results of one run of a load. */
export interface Measured {
  readonly operations: number;
  /** From the first operation to the last. */
  readonly milliseconds: number;
  readonly perSecond: number;
  readonly all: Times;
  readonly byKind: Readonly<Record<string, Times>>;
  /** How many answers were not a success, by kind. */
  readonly failures: Readonly<Record<string, number>>;
}

/** Collects what a load does. */
export class Meter {
  readonly #times = new Map<string, number[]>();
  readonly #failures: Record<string, number> = {};
  readonly #begun = performance.now();

  /** Runs one operation and times it. */
  async time<Done>(kind: string, operation: () => Promise<Done>): Promise<Done> {
    const begun = performance.now();
    const done = await operation();
    const times = this.#times.get(kind) ?? [];
    times.push(performance.now() - begun);
    this.#times.set(kind, times);
    return done;
  }

  /** Adds a time that was measured elsewhere, in milliseconds. */
  add(kind: string, took: number): void {
    this.#times.set(kind, [...(this.#times.get(kind) ?? []), took]);
  }

  fail(what: string): void {
    this.#failures[what] = (this.#failures[what] ?? 0) + 1;
  }

  end(): Measured {
    const milliseconds = performance.now() - this.#begun;
    const all = [...this.#times.values()].flat();
    return {
      operations: all.length,
      milliseconds,
      perSecond: (all.length * 1_000) / milliseconds,
      all: timesOf(all),
      byKind: Object.fromEntries([...this.#times].map(([kind, each]) => [kind, timesOf(each)])),
      failures: this.#failures,
    };
  }
}

function timesOf(times: readonly number[]): Times {
  const sorted = times.toSorted((left, right) => left - right);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  const sum = sorted.reduce((total, each) => total + each, 0);
  return {
    count: sorted.length,
    mean: sum / sorted.length,
    median: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
  };
}
