import { randomBytes } from "node:crypto";
import type { InvariantName } from "../../../application/ports/invariants.ts";

/** Finds the rows that break an invariant; none where it holds. */
export interface BookQuery {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** A query with the words and numbers of the domain that it needs: the SQL has none of its own. */
export function query(sql: string, ...parameters: readonly unknown[]): BookQuery {
  return { sql, parameters };
}

/**
 * Checks in one pass whether invariants hold, which is faster than running their queries; the
 * result is a row with `holds`. Where it is false, their queries find what breaks them.
 *
 * Those that compare sums of hashes seed the hashes with unpredictable numbers: a mismatch adds up
 * by chance in one of about 2^60 audits, and each audit uses a new salt.
 */
export interface BookProbe extends BookQuery {
  readonly covers: readonly InvariantName[];
  /** It relies on sealed periods: where it does not hold, all of them are proven anew. */
  readonly reliesOnPeriods?: boolean;
}

/** Some rows of a table: a slice of it, or those that were changed. */
export interface Scope {
  /** Says of a row, by the name of its table, whether it is one; its first parameter is `$first`. */
  readonly where: (row: string, first: number) => string;
  readonly parameters: readonly unknown[];
}

/** Every row. */
export const everything: Scope = { where: () => "true", parameters: [] };

/**
 * What is divided: closed trades by the time of their closing, people by a hash of their ids, entries of the ledger by
 * their numbers. `open entries` are those in no sealed period.
 */
export type Sliced = "trades" | "people" | "entries" | "open entries";

/** A probe of some rows: slices of old ones are read in turn, what is open or was changed each time. */
export interface SlicedProbe {
  readonly covers: readonly InvariantName[];
  readonly of: Sliced;
  within(scope: Scope): BookQuery;
}

/** A query of some rows, whose own parameters come first. */
export function scoped(
  sql: (isIn: (row: string) => string) => string,
  ...own: readonly unknown[]
): (scope: Scope) => BookQuery {
  return (scope) => ({
    sql: sql((row) => `(${scope.where(row, own.length + 1)})`),
    parameters: [...own, ...scope.parameters],
  });
}

/** Any signed 64-bit integer, as text. */
export function anyNumber(): string {
  return String(randomBytes(8).readBigInt64BE());
}
