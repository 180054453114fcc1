import { createHash } from "node:crypto";

/** By the text of a statement, the name under which connections keep it. */
const names = new Map<string, string>();

/**
 * Marks a statement that is asked again and again: each connection of the pool parses it once, and plans
 * it once where one plan is as good for all parameters. Not for a statement whose best plan depends on
 * them. Its columns have to be named one by one: with `*`, a column that a migration adds under a running
 * process would break it.
 */
export function prepared(sql: string): string {
  names.set(sql, createHash("sha256").update(sql).digest("base64url"));
  return sql;
}

/**
 * A parameter of a prepared statement, as an expression of it, that the planner does not see: where a
 * plan for its value looks cheaper than one for any, it would plan anew each time.
 */
export function hidden(parameter: string): string {
  return `(SELECT ${parameter})`;
}

/**
 * A list among the parameters of a prepared statement, as an expression of it: `opaqueList("$1::text[]")`.
 * Where the planner sees how long a list is, it plans anew for each, which takes longer than reading.
 */
export function opaqueList(parameter: string): string {
  return `(ARRAY(SELECT unnest(${parameter})))`;
}

/** Under which name connections keep a statement that was marked. */
export function nameOf(sql: string): string | undefined {
  return names.get(sql);
}
