import type { QueryRunner } from "typeorm";

/** Where the library keeps its jobs. */
export const jobsSchema = "jobs";

/** The version of its tables that the library in this build works with. */
export const jobsSchemaVersion = 46;

/**
 * Migrates the library's tables to this build's version, as their owner; one statement if they are
 * current. The library is loaded only where there is something to do.
 */
export async function migrateJobs(runner: QueryRunner): Promise<void> {
  const found = await versionOf(runner);
  if (found !== undefined && found >= jobsSchemaVersion) return;
  const { getConstructionPlans, getMigrationPlans } = await import("pg-boss");
  const script =
    found === undefined ? getConstructionPlans(jobsSchema) : getMigrationPlans(jobsSchema, found);
  await runner.query(script);
}

/** Grants a role, whose name is quoted, what it needs to keep and do jobs: rows, but no tables. */
export async function grantJobsRights(runner: QueryRunner, quotedRole: string): Promise<void> {
  const [lacks] = (await runner.query(
    `SELECT FROM pg_class c
      WHERE c.relnamespace = $2::regnamespace AND c.relkind IN ('r', 'p')
        AND NOT (has_schema_privilege($1::regrole, c.relnamespace, 'USAGE')
             AND has_table_privilege($1::regrole, c.oid, 'SELECT')
             AND has_table_privilege($1::regrole, c.oid, 'INSERT')
             AND has_table_privilege($1::regrole, c.oid, 'UPDATE')
             AND has_table_privilege($1::regrole, c.oid, 'DELETE'))
      LIMIT 1`,
    [quotedRole, jobsSchema],
  )) as unknown[];
  if (!lacks) return;
  await runner.query(`GRANT USAGE ON SCHEMA ${jobsSchema} TO ${quotedRole}`);
  await runner.query(
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${jobsSchema} TO ${quotedRole}`,
  );
}

/** Undefined where the tables do not exist. */
async function versionOf(runner: QueryRunner): Promise<number | undefined> {
  const [there] = (await runner.query("SELECT to_regclass($1) IS NOT NULL AS is_there", [
    `${jobsSchema}.version`,
  ])) as { is_there: boolean }[];
  if (!there?.is_there) return undefined;
  const [row] = (await runner.query(`SELECT version FROM ${jobsSchema}.version`)) as {
    version: number;
  }[];
  return row?.version;
}
