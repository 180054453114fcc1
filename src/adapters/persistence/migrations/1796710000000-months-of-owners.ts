import type { MigrationInterface, QueryRunner } from "typeorm";

/** What the last 30 days of owners were, kept where their points are: cards show it. */
export class MonthsOfOwners implements MigrationInterface {
  readonly name = "months-of-owners-1796710000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE owner_standing
        ADD COLUMN ended      integer NOT NULL DEFAULT 0 CHECK (ended >= 0),
        ADD COLUMN ended_well integer NOT NULL DEFAULT 0 CHECK (ended_well BETWEEN 0 AND ended),
        ADD COLUMN volume     jsonb NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      "ALTER TABLE owner_standing DROP COLUMN ended, DROP COLUMN ended_well, DROP COLUMN volume",
    );
  }
}
