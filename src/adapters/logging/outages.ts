/** How outages are detected and reported. */
export interface OutageRules {
  /**
   * Whether an error concerns what the process depends on, and so may come in thousands at once.
   */
  readonly isOutage: (error: unknown) => boolean;
  /** An outage is over when nothing has failed for this long, in ms. */
  readonly quietMs?: number;
  /** How often a lasting one is reported again, in ms. */
  readonly remindMs?: number;
}

/** What is reported of an outage after its first line. */
interface OutageReport {
  /** From the first failure to the last. */
  readonly seconds: number;
  /** How many failures there were, by what failed. */
  readonly failures: Readonly<Record<string, number>>;
}

interface Outage {
  readonly since: number;
  last: number;
  /** Whether the first failure was the only one: its line says everything. */
  isAlone: boolean;
  readonly failures: Map<string, number>;
  readonly quiet: NodeJS.Timeout;
  readonly reminder: NodeJS.Timeout;
}

const quietMs = 10_000;
const remindMs = 600_000;

/**
 * Condenses many lines to a few: the first failure of an outage is logged as it is, the others are
 * counted, and their number is reported when it is over, or still goes on.
 */
export class Outages {
  readonly #rules: OutageRules;
  readonly #tell: (report: OutageReport, message: string) => void;
  #outage: Outage | undefined;

  constructor(rules: OutageRules, tell: (report: OutageReport, message: string) => void) {
    this.#rules = rules;
    this.#tell = tell;
  }

  /** Counts what is about to be logged; returns whether it needs no line of its own. */
  absorb(fields: unknown, message: unknown): boolean {
    const { err, res } = (fields ?? {}) as { err?: unknown; res?: { statusCode?: number } };
    // The line of a request that was told to retry adds nothing to the cause.
    if (err === undefined) return this.#outage !== undefined && res?.statusCode === 503;
    if (!this.#rules.isOutage(err)) return false;
    const isKnown = this.#outage !== undefined;
    const outage = (this.#outage ??= this.#begin());
    if (isKnown) outage.isAlone = false;
    const what = String(message);
    outage.failures.set(what, (outage.failures.get(what) ?? 0) + 1);
    outage.last = performance.now();
    outage.quiet.refresh();
    return isKnown;
  }

  #begin(): Outage {
    const now = performance.now();
    return {
      since: now,
      last: now,
      isAlone: true,
      failures: new Map(),
      quiet: setTimeout(() => this.#end(), this.#rules.quietMs ?? quietMs).unref(),
      reminder: setInterval(
        () => this.#report("the outage goes on"),
        this.#rules.remindMs ?? remindMs,
      ).unref(),
    };
  }

  #end(): void {
    clearInterval(this.#outage?.reminder);
    if (!this.#outage?.isAlone) this.#report("the outage is over");
    this.#outage = undefined;
  }

  #report(message: string): void {
    if (!this.#outage) return;
    const { since, last, failures } = this.#outage;
    const seconds = Math.round((last - since) / 100) / 10;
    this.#tell({ seconds, failures: Object.fromEntries(failures) }, message);
  }
}
