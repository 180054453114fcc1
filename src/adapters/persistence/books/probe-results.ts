import type { QueryRunner } from "typeorm";
import type { InvariantName } from "../../../application/ports/invariants.ts";
import type { InvariantReport } from "../../../application/ports/books.ts";
import type { BookQuery } from "./book-query.ts";

/** What the probes of one audit found, and how long they took. */
export class ProbeResults {
  readonly #failed = new Set<InvariantName>();
  readonly #milliseconds = new Map<InvariantName, number>();
  readonly #find: (name: InvariantName) => void;

  /** `find` is called once for each that did not hold somewhere: its query finds what breaks it. */
  constructor(find: (name: InvariantName) => void) {
    this.#find = find;
  }

  /** Runs a probe of these. Returns whether they hold. */
  async run(
    runner: QueryRunner,
    covers: readonly InvariantName[],
    { sql, parameters }: BookQuery,
  ): Promise<boolean> {
    const began = performance.now();
    const [row] = (await runner.query(sql, [...parameters])) as { holds: boolean }[];
    const took = performance.now() - began;
    const holds = row?.holds === true;
    for (const name of covers) {
      this.#milliseconds.set(name, (this.#milliseconds.get(name) ?? 0) + took);
      if (holds || this.#failed.has(name)) continue;
      this.#failed.add(name);
      this.#find(name);
    }
    return holds;
  }

  /** Of one that held wherever it was probed. */
  reportOf(name: InvariantName): InvariantReport {
    const milliseconds = Math.round(this.#milliseconds.get(name) ?? 0);
    return { name, count: 0, rows: [], milliseconds };
  }
}
