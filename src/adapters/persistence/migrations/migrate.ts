import type { DataSource, QueryRunner } from "typeorm";
import { CannotStart } from "../../../application/ports/cannot-start.ts";
import {
  createMigrationDataSource,
  type DatabaseAccess,
  type DatabaseAddress,
  directAddress,
} from "../connection/data-source.ts";
import { isPooled } from "../connection/session-settings.ts";
import { keepRoleLimits } from "../connection/role-limits.ts";
import { migrateJobs } from "../jobs/jobs-schema.ts";
import { errorCode } from "../embedded-postgres/error-code.ts";
import { applyFunctions, hasOwnFunctions } from "../functions/apply-functions.ts";
import { grantAppRights } from "./app-rights.ts";
import { ownsTables, roleAt, roleToTakeOn } from "./app-role.ts";
import { migrationNames, newestMigrationName } from "./migrations.ts";

/** Any number that all our processes agree on. */
const migrationLock = 7_337_465;

/** A database with the newest schema, and the role that serves from it. */
interface MigratedDatabase extends DatabaseAccess {
  /** Whether the serving role could rewrite history, because the database has no other role. */
  readonly isServedByOwner: boolean;
}

/**
 * Brings the database to the newest schema and functions, and grants the serving role its rights.
 * Processes that start together take turns. Each migration is one transaction and all functions are
 * another, so a process killed half-way leaves the previous state. Without an address of its own for
 * serving, the owner's connections switch to a role that owns nothing, if the owner can create one.
 */
export async function migrate(
  owner: DatabaseAddress,
  app?: DatabaseAddress,
): Promise<MigratedDatabase> {
  const dataSource = createMigrationDataSource(owner);
  await dataSource.initialize().catch(endWithOneSentence);
  const runner = dataSource.createQueryRunner();
  try {
    if (app && isPooled(app)) await keepRoleLimits(directAddress(app)).catch(endWithOneSentence);
    await runner.query("SELECT pg_advisory_lock($1)", [migrationLock]);
    const recorded = new Set(await recordedMigrations(runner).catch(refuseToStay));
    // The library would look through the catalogue, on another connection.
    if (!migrationNames.every((name) => recorded.has(name))) {
      await dataSource.runMigrations().catch(refuseToStay);
    }
    await migrateJobs(runner).catch(refuseToStay);
    // A newer program has been here: its functions are for its tables, and it may be serving.
    if ((await recordedMigrations(runner))[0] === newestMigrationName) {
      await applyFunctions(runner).catch(refuseToStay);
    }
    return { owner, ...(await servedBy(runner, owner, app)) };
  } finally {
    await runner.release();
    await dataSource.destroy();
  }
}

/**
 * Refuses a database with an older or a newer schema, for read-only commands: a migration would change
 * it while other processes serve from it.
 */
export async function expectOwnSchema(owner: DatabaseAddress): Promise<void> {
  const dataSource = createMigrationDataSource(owner);
  await dataSource.initialize().catch(endWithOneSentence);
  try {
    const [newest] = await recordedMigrations(dataSource);
    if (newest === newestMigrationName && (await hasOwnFunctions(dataSource))) return;
  } finally {
    await dataSource.destroy();
  }
  throw new CannotStart(
    "The database belongs to another version of this program: start the marketplace in this version first.",
  );
}

/** The names of all that have been there, the newest first. */
async function recordedMigrations(database: Pick<DataSource, "query">): Promise<readonly string[]> {
  const found = await database
    .query<{ name: string }[]>("SELECT name FROM migration ORDER BY timestamp DESC")
    .catch(nothingYet);
  return found.map(({ name }) => name);
}

/** Without its table, no migration has been there. */
function nothingYet(error: unknown): [] {
  if (errorCode(error) !== "42P01") throw error;
  return [];
}

async function servedBy(
  runner: QueryRunner,
  owner: DatabaseAddress,
  app: DatabaseAddress | undefined,
): Promise<Pick<MigratedDatabase, "app" | "isServedByOwner">> {
  const [row] = (await runner.query("SELECT current_user AS role")) as { role: string }[];
  // Another process migrates, and has given this role its rights.
  if (!(await ownsTables(runner, row?.role ?? "")))
    return { app: app ?? owner, isServedByOwner: false };
  const role = app
    ? await roleAt(directAddress(app)).catch(endWithOneSentence)
    : await roleToTakeOn(runner);
  if (role === undefined) return { app: owner, isServedByOwner: true };
  await grantAppRights(runner, role);
  return {
    app: app ?? { ...owner, actingAs: role },
    isServedByOwner: await ownsTables(runner, role),
  };
}

function endWithOneSentence(cause: unknown): never {
  throw new CannotStart(
    "The database does not respond, or refuses the login: check DATABASE_URL and DATABASE_MIGRATE_URL.",
    { cause },
  );
}

function refuseToStay(cause: unknown): never {
  if (errorCode(cause) !== "42501") throw cause;
  throw new CannotStart(
    "The database has to be migrated, and this account is not allowed to: set DATABASE_MIGRATE_URL to one that is.",
    { cause },
  );
}
