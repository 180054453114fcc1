import { createHash } from "node:crypto";

/** By the text of a statement, the name under which connections keep it. */
const names = new Map<string, string>();

/**
 * Marks a statement that runs again and again: each connection of the pool parses it once, and
 * plans it once where one plan is as good for all parameters. Not for a statement whose best plan
 * depends on them. Its columns have to be listed one by one: with `*`, a column that a migration
 * adds under a running process would break it.
 */
export function prepared(sql: string): string {
  names.set(sql, createHash("sha256").update(sql).digest("base64url"));
  return sql;
}

/**
 * A parameter of a prepared statement, as an expression that hides its value from the planner:
 * where a plan for the value looks cheaper than a generic one, it would plan anew each time.
 */
export function hidden(parameter: string): string {
  return `(SELECT ${parameter})`;
}

/**
 * A list parameter of a prepared statement, as an expression: `opaqueList("$1::text[]")`. Where the
 * planner sees the length of a list, it plans anew each time, which takes longer than reading.
 */
export function opaqueList(parameter: string): string {
  return `(ARRAY(SELECT unnest(${parameter})))`;
}

/** The name under which connections keep a marked statement. */
export function nameOf(sql: string): string | undefined {
  return names.get(sql);
}
