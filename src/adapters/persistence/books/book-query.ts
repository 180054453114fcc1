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

/** Any signed 64-bit integer, as text. */
export function anyNumber(): string {
  return String(randomBytes(8).readBigInt64BE());
}
