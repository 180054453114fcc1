import type { Current } from "../ports/current-policy.ts";
import type { ExpiredRows, ExpiringKind } from "../ports/expired-rows.ts";

/** Seconds after which something goes, by its kind (`ExpiredRows`). */
export type KeptSeconds = Readonly<Record<ExpiringKind, number>>;

/** Rows that go in one statement: few enough that nobody waits for their locks. */
const mostTogether = 1_000;

/** Statements for one kind in one round; what is left waits for the next. */
const mostStatements = 200;

/**
 * Removes what has outlived its use. Safe to run twice and by many at once. A kind that fails keeps no
 * other from being removed; gives what was thrown.
 */
export class RemoveExpired {
  readonly #rows: ExpiredRows;
  readonly #kept: Current<KeptSeconds>;
  readonly #count: (kind: ExpiringKind, rows: number) => void;

  /** `count` is told how many rows went. */
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
