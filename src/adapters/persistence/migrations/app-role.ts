import type { QueryRunner } from "typeorm";
import { createMigrationDataSource, type DatabaseAddress } from "../connection/data-source.ts";
import { errorCode } from "../embedded-postgres/error-code.ts";

/** The serving role if the program creates it. It owns nothing and can create nothing. */
export const appRole = "peerhold_app";

/** The role that logs in at an address. */
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
 * The role that the owner's connections can switch to for serving, created if missing. Undefined if
 * the owner cannot create it, or cannot switch to it.
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

/** The creator of a role can grant it to itself, and since PostgreSQL 16 does not have it otherwise. */
async function isGranted(runner: QueryRunner): Promise<boolean> {
  if ((await codeOf(runner.query(`GRANT ${appRole} TO CURRENT_USER`))) === notAllowed) return false;
  return (await codeOf(runner.query(`SET ROLE ${appRole}`))) !== notAllowed;
}

/** Whether a role owns the tables, can become their owner, or is a superuser. */
export async function ownsTables(runner: QueryRunner, role: string): Promise<boolean> {
  const [row] = (await runner.query(
    `SELECT pg_has_role($1, relowner, 'MEMBER') AS owns FROM pg_class
      WHERE oid = 'migration'::regclass`,
    [role],
  )) as { owns: boolean }[];
  return row?.owns !== false;
}

const notAllowed = "42501";
/** Another process created the same role between our check and our statement. */
const existing = new Set(["42710", "23505"]);

/** Undefined on success; throws anything but missing rights and another process's success. */
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
