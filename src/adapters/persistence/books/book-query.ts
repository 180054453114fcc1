import { randomBytes } from "node:crypto";
import type { InvariantName } from "../../../application/ports/invariants.ts";

/** Finds the rows that break an invariant: none, where it holds. */
export interface BookQuery {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** A query with the words and numbers of the domain that it needs: SQL has none of its own. */
export function query(sql: string, ...parameters: readonly unknown[]): BookQuery {
  return { sql, parameters };
}

/**
 * Says in one pass whether invariants hold, which takes less time than their queries, in a row with
 * `holds`. Where it says no, their queries find what breaks them.
 *
 * Those that compare sums of hashes begin their hashes with numbers that nobody knows before: what does not
 * fit adds up by chance once in some 2^60 audits, and each audit draws anew.
 */
export interface BookProbe extends BookQuery {
  readonly covers: readonly InvariantName[];
}

/** Any whole number of 64 bits, with its sign, as text. */
export function anyNumber(): string {
  return String(randomBytes(8).readBigInt64BE());
}
