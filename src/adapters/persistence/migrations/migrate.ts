import { CannotStart } from "../../../application/ports/cannot-start.ts";
import { createMigrationDataSource, type DatabaseAddress } from "../connection/data-source.ts";

/** Any number that all our processes agree on. */
const migrationLock = 7_337_465;

/**
 * Brings the database to the newest schema. Processes that start together take turns; each
 * migration is one transaction, so that one killed half-way leaves the schema before it.
 */
export async function migrate(address: DatabaseAddress): Promise<void> {
  const dataSource = createMigrationDataSource(address);
  await dataSource.initialize().catch((cause: unknown) => {
    throw new CannotStart(
      "The database does not answer, or does not let us in: check DATABASE_URL.",
      { cause },
    );
  });
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query("SELECT pg_advisory_lock($1)", [migrationLock]);
    await dataSource.runMigrations();
  } finally {
    await lock.release();
    await dataSource.destroy();
  }
}
