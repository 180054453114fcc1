import { expect } from "chai";
import { bookProbes } from "../../src/adapters/persistence/books/book-probes.ts";
import { bookQueries } from "../../src/adapters/persistence/books/book-queries.ts";
import {
  everything,
  type BookProbe,
  type SlicedProbe,
} from "../../src/adapters/persistence/books/book-query.ts";
import { invariantNames, invariants } from "../../src/application/ports/invariants.ts";
import type { TestDatabase } from "./database.ts";

const week = 7 * 86_400;

/** The audit that operators run. */
export const testedQueries = bookQueries(week);

/**
 * Fails with the rows that break an invariant: the same that an audit of the books checks. Also
 * fails where a probe does not recognize that nothing is broken: audits would always be slow.
 */
export async function expectBooksBalance(database: Pick<TestDatabase, "query">): Promise<void> {
  for (const name of invariantNames) {
    const { sql, parameters } = testedQueries[name];
    expect(await database.query(sql, [...parameters]), invariants[name]).to.deep.equal([]);
  }
  for (const probe of bookProbes()) {
    expect(await holds(database, probe), `the probe of ${probe.covers.join()}`).to.equal(true);
  }
}

/** The result of a probe of everything. */
export async function holds(
  database: Pick<TestDatabase, "query">,
  probe: BookProbe | SlicedProbe,
): Promise<boolean | undefined> {
  const { sql, parameters } = "within" in probe ? probe.within(everything) : probe;
  const [row] = await database.query<{ holds: boolean }>(sql, [...parameters]);
  return row?.holds;
}
