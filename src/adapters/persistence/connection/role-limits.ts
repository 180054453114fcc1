import type { DataSource, QueryRunner } from "typeorm";
import { createMigrationDataSource, type DatabaseAddress } from "./data-source.ts";
import { limits } from "./session-settings.ts";

/** What each session of the serving role starts with, as PostgreSQL writes it. */
const settings: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(limits).map(([name, ms]) => [name, String(ms)])),
  // Our statements are short and many: JIT compilation takes longer than running one.
  jit: "off",
};

/** Any number that all our processes agree on. */
const roleLock = 7_337_468;

/** Those of the settings that a session has otherwise, as it has them. */
export async function otherSettings(database: Pick<DataSource, "query">): Promise<string[]> {
  const rows = await database.query<{ name: string; setting: string }[]>(
    "SELECT name, setting FROM pg_settings WHERE name = ANY ($1)",
    [Object.keys(settings)],
  );
  return rows
    .filter(({ name, setting }) => settings[name] !== setting)
    .map(({ name, setting }) => `${name} = ${setting}`);
}

/**
 * Gives the role that logs in there the limits that its sessions start with in this database, where
 * it does not have them: a pooler shares its connections, and passes on no setting of ours. A role
 * may do so for itself. The address has to be that of the server itself.
 */
export async function keepRoleLimits(direct: DatabaseAddress): Promise<void> {
  const dataSource = await createMigrationDataSource(direct).initialize();
  try {
    if ((await otherSettings(dataSource)).length === 0) return;
    await dataSource.transaction(async ({ queryRunner }) => {
      const run = (sql: string, parameters?: unknown[]) =>
        (queryRunner as QueryRunner).query(sql, parameters);
      // Two processes that start together would change one row at once.
      await run("SELECT pg_advisory_xact_lock($1)", [roleLock]);
      const [row] = (await run("SELECT quote_ident(current_database()) AS name")) as {
        name: string;
      }[];
      for (const [name, value] of Object.entries(settings))
        await run(`ALTER ROLE CURRENT_USER IN DATABASE ${row?.name} SET ${name} = '${value}'`);
    });
  } finally {
    await dataSource.destroy();
  }
}
