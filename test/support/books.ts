import { expect } from "chai";
import { bookQueries } from "../../src/adapters/persistence/books/book-queries.ts";
import { invariantNames, invariants } from "../../src/application/books/invariants.ts";
import type { TestDatabase } from "./database.ts";

const week = 7 * 86_400;

/** What operators audit their books by. */
export const testedQueries = bookQueries(week);

/** Fails with the rows that break an invariant: the same that an audit of the books looks at. */
export async function expectBooksBalance(database: Pick<TestDatabase, "query">): Promise<void> {
  for (const name of invariantNames) {
    const { sql, parameters } = testedQueries[name];
    expect(await database.query(sql, [...parameters]), invariants[name]).to.deep.equal([]);
  }
}
