import type { MigrationInterface, QueryRunner } from "typeorm";

/** Which worker has a due trade for itself and until when, and for how long one that failed is left alone. */
export class ClockLeases implements MigrationInterface {
  readonly name = "clock-leases-1796000100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE deadline
        ADD COLUMN leased_by    text,
        ADD COLUMN leased_until timestamptz,
        ADD COLUMN leased_for   timestamptz,
        ADD COLUMN failures     integer NOT NULL DEFAULT 0 CHECK (failures >= 0)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      "ALTER TABLE deadline DROP COLUMN leased_by, DROP COLUMN leased_until, DROP COLUMN leased_for, DROP COLUMN failures",
    );
  }
}
