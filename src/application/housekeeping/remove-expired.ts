import type { Current } from "../ports/current-policy.ts";
import type { ExpiredRows, ExpiringKind } from "../ports/expired-rows.ts";

/** Seconds after which rows are removed, by kind (`ExpiredRows`). */
export type KeptSeconds = Readonly<Record<ExpiringKind, number>>;

/** Rows removed in one statement: few enough that nobody waits for their locks. */
const mostTogether = 1_000;

/** Statements for one kind in one round; the rest waits for the next. */
const mostStatements = 200;

/**
 * Removes what is no longer needed. Safe to run twice and by many at once. A kind that fails does
 * not stop the others from being removed; returns the errors thrown.
 */
export class RemoveExpired {
  readonly #rows: ExpiredRows;
  readonly #kept: Current<KeptSeconds>;
  readonly #count: (kind: ExpiringKind, rows: number) => void;

  /** `count` receives how many rows were removed. */
  constructor(
    rows: ExpiredRows,
    kept: Current<KeptSeconds>,
    count: (kind: ExpiringKind, rows: number) => void,
  ) {
    this.#rows = rows;
    this.#kept = kept;
    this.#count = count;
  }

  async execute(): Promise<readonly unknown[]> {
    const errors: unknown[] = [];
    for (const [kind, seconds] of Object.entries(this.#kept()) as [ExpiringKind, number][]) {
      await this.#removeAll(kind, seconds).catch((error: unknown) => errors.push(error));
    }
    return errors;
  }

  async #removeAll(kind: ExpiringKind, seconds: number): Promise<void> {
    for (let statements = 0; statements < mostStatements; statements += 1) {
      const removed = await this.#rows.removeSome(kind, seconds, mostTogether);
      if (removed > 0) this.#count(kind, removed);
      if (removed < mostTogether) return;
    }
  }
}
