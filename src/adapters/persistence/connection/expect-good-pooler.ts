import { randomBytes } from "node:crypto";
import type { DataSource } from "typeorm";
import { CannotStart } from "../../../application/ports/cannot-start.ts";
import { errorCode } from "../embedded-postgres/error-code.ts";
import { prepared } from "./prepared-statements.ts";
import { otherSettings } from "./role-limits.ts";

/** A statement of that name exists already, or does not exist: somebody else's session. */
const foreignStatement = new Set(["42P05", "26000"]);

/**
 * Refuses a pooler that shares connections but not prepared statements, and one whose connections
 * were opened before the role had its limits. The pool has to be connected.
 */
export async function expectGoodPooler(pool: DataSource): Promise<void> {
  const others = await otherSettings(pool);
  if (others.length > 0) {
    throw new CannotStart(
      `The pooler at DATABASE_URL has connections without our limits (${others.join(", ")}): send it RECONNECT.`,
    );
  }
  if (await keepsStatements(pool)) return;
  throw new CannotStart(
    "The pooler at DATABASE_URL mixes up prepared statements: use PgBouncer 1.21 or newer with max_prepared_statements above 0, or session mode.",
  );
}

/** Says what to do where a pool cannot connect because it leads to a pooler that was not named as one. */
export function explainPooler(error: unknown): never {
  if (!/unsupported startup parameter/.test(String(error))) throw error;
  throw new CannotStart(
    "DATABASE_URL leads to a pooler: name the server itself, with the same account, in DATABASE_LISTEN_URL (docs/operations.md).",
    { cause: error },
  );
}

/**
 * Two clients of the pooler prepare one statement under one name, and run it again while the other
 * keeps the connection that was used last busy.
 */
async function keepsStatements(pool: DataSource): Promise<boolean> {
  const statement = prepared(`SELECT 1 AS "probe ${randomBytes(6).toString("hex")}"`);
  const [one, other] = [pool.createQueryRunner(), pool.createQueryRunner()] as const;
  try {
    await one.query(statement);
    await other.query(statement);
    for (const [busy, idle] of [
      [one, other],
      [other, one],
    ] as const) {
      await busy.startTransaction();
      await busy.query(statement);
      await idle.query(statement);
      await busy.commitTransaction();
    }
    return true;
  } catch (error) {
    if (!foreignStatement.has(errorCode(error) ?? "")) throw error;
    return false;
  } finally {
    for (const runner of [one, other]) {
      if (runner.isTransactionActive) await runner.rollbackTransaction();
      await runner.release();
    }
  }
}
