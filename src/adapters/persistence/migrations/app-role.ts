import type { QueryRunner } from "typeorm";
import { createMigrationDataSource, type DatabaseAddress } from "../connection/data-source.ts";
import { errorCode } from "../embedded-postgres/error-code.ts";

/** The role that serves where the program makes it itself. It owns nothing and may make nothing. */
export const appRole = "peerhold_app";

/** The role that comes in at an address. */
export async function roleAt(address: DatabaseAddress): Promise<string> {
  const dataSource = await createMigrationDataSource(address).initialize();
  try {
    const [row] = await dataSource.query<{ role: string }[]>("SELECT current_user AS role");
    return row?.role ?? "";
  } finally {
    await dataSource.destroy();
  }
}

/**
 * The role that the owner's connections can take on to serve, made where it is not there. Undefined
 * where the owner may not make it, or not become it.
 */
export async function roleToTakeOn(runner: QueryRunner): Promise<string | undefined> {
  const known = (await runner.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [
    appRole,
  ])) as unknown[];
  const steps = [
    ...(known.length > 0 ? [] : [`CREATE ROLE ${appRole} NOLOGIN`]),
    `SET ROLE ${appRole}`,
  ];
  for (const step of steps) {
    const code = await codeOf(runner.query(step));
    if (code === notAllowed && step.startsWith("SET") && (await isGranted(runner))) continue;
    if (code === notAllowed) return undefined;
  }
  await runner.query("RESET ROLE");
  return appRole;
}

/** Who makes a role may give it to himself; since PostgreSQL 16 he does not have it without that. */
async function isGranted(runner: QueryRunner): Promise<boolean> {
  if ((await codeOf(runner.query(`GRANT ${appRole} TO CURRENT_USER`))) === notAllowed) return false;
  return (await codeOf(runner.query(`SET ROLE ${appRole}`))) !== notAllowed;
}

/** Whether a role is who owns the tables, may become that, or is above all rules. */
export async function ownsTables(runner: QueryRunner, role: string): Promise<boolean> {
  const [row] = (await runner.query(
    `SELECT pg_has_role($1, relowner, 'MEMBER') AS owns FROM pg_class
      WHERE oid = 'migration'::regclass`,
    [role],
  )) as { owns: boolean }[];
  return row?.owns !== false;
}

const notAllowed = "42501";
/** Another process made the same role between our look and our act. */
const existing = new Set(["42710", "23505"]);

/** Undefined when it went well; throws what is neither a lack of rights nor somebody else's success. */
async function codeOf(act: Promise<unknown>): Promise<string | undefined> {
  try {
    await act;
    return undefined;
  } catch (error) {
    const code = errorCode(error);
    if (code !== notAllowed && !existing.has(code ?? "")) throw error;
    return code;
  }
}
