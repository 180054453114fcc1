import { createHash } from "node:crypto";
import type { QueryRunner } from "typeorm";
import { sqlFunctions } from "./sql-functions.ts";

/** The parts of a function's text that are checked. */
interface FunctionText {
  readonly name: string;
  /** Everything before the body: what cannot be replaced in place when it changes. */
  readonly head: string;
  readonly hash: string;
  readonly text: string;
}

/** The database's data on a function that was applied. */
interface AppliedFunction {
  readonly name: string;
  readonly head: string;
  readonly hash: string;
}

/** A pool, or a connection. */
interface Asked {
  query(sql: string): Promise<unknown>;
}

/**
 * Brings the functions of the database in line with their texts, all in one transaction: those
 * whose text changed are replaced, those that are gone are dropped. Writes nothing where nothing
 * changed. The caller keeps other migrations out. Returns the names of what was applied or dropped.
 */
export async function applyFunctions(
  runner: QueryRunner,
  texts: readonly string[] = sqlFunctions,
): Promise<readonly string[]> {
  const wanted = new Map(texts.map(functionText).map((each) => [each.name, each]));
  const applied = new Map((await appliedFunctions(runner)).map((each) => [each.name, each]));
  const changed = [...wanted.values()].filter(({ name, hash }) => applied.get(name)?.hash !== hash);
  const gone = [...applied.keys()].filter((name) => !wanted.has(name));
  if (changed.length + gone.length === 0) return [];
  await runner.startTransaction();
  try {
    // The order of the texts does not matter: a body may name a function that is created after it.
    await runner.query("SET LOCAL check_function_bodies = off");
    for (const name of gone) await drop(runner, name);
    for (const each of changed) await apply(runner, each, applied.get(each.name));
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
  return [...gone, ...changed.map(({ name }) => name)];
}

/** Whether the functions of the database are those of this program. */
export async function hasOwnFunctions(database: Asked): Promise<boolean> {
  const applied = await appliedFunctions(database);
  const pairOf = ({ name, hash }: Pick<AppliedFunction, "name" | "hash">) => `${name} ${hash}`;
  const wanted = sqlFunctions.map(functionText).map(pairOf);
  return wanted.toSorted().join() === applied.map(pairOf).toSorted().join();
}

/** Throws for a text that is not exactly one function. */
function functionText(text: string): FunctionText {
  const found = /^\s*CREATE OR REPLACE FUNCTION (([a-z_]+)\(.*?)\bAS \$\$.*\$\$\s*$/s.exec(text);
  const [, head = "", name = ""] = found ?? [];
  if (name === "") throw new TypeError(`This is no function of the database: ${text}`);
  const hash = createHash("sha256").update(text).digest("base64url");
  return { name, head: head.replaceAll(/\s+/g, " ").trim(), hash, text };
}

async function appliedFunctions(database: Asked): Promise<readonly AppliedFunction[]> {
  return (await database.query("SELECT name, head, hash FROM sql_function")) as AppliedFunction[];
}

async function apply(
  runner: QueryRunner,
  { name, head, hash, text }: FunctionText,
  before: AppliedFunction | undefined,
): Promise<void> {
  // Replaced in place where possible: running calls of it then go on undisturbed.
  if (before?.head !== head && !head.includes("RETURNS trigger")) await drop(runner, name);
  await runner.query(text);
  await runner.query(
    `INSERT INTO sql_function (name, head, hash) VALUES ($1, $2, $3)
     ON CONFLICT (name) DO UPDATE SET head = excluded.head, hash = excluded.hash`,
    [name, head, hash],
  );
}

/** Without its parameters: no two of our functions share a name. */
async function drop(runner: QueryRunner, name: string): Promise<void> {
  await runner.query(`DROP FUNCTION IF EXISTS "${name}"`);
  await runner.query("DELETE FROM sql_function WHERE name = $1", [name]);
}
