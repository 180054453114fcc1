import type { QueryRunner } from "typeorm";
import type { InvariantName } from "../../../application/ports/invariants.ts";
import type { InvariantReport } from "../../../application/ports/books.ts";
import type { BookQuery } from "./book-query.ts";

/** What the probes of one audit found, and how long they took. */
export class ProbeResults {
  /** Those that did not hold everywhere: their queries find what breaks them. */
  readonly failed = new Set<InvariantName>();
  readonly #milliseconds = new Map<InvariantName, number>();

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
      if (!holds) this.failed.add(name);
    }
    return holds;
  }

  /** Of one that held wherever it was probed. */
  reportOf(name: InvariantName): InvariantReport {
    const milliseconds = Math.round(this.#milliseconds.get(name) ?? 0);
    return { name, count: 0, rows: [], milliseconds };
  }
}
