import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * The last look at each coin that a node keeps, and halts that the platform itself began: those have nobody's
 * name.
 */
export class ReconciliationTable implements MigrationInterface {
  readonly name = "reconciliation-1796930000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE halt ALTER COLUMN started_by DROP NOT NULL");
    await runner.query(`
      CREATE TABLE reconciliation (
        place text NOT NULL,
        asset text NOT NULL REFERENCES asset,
        base numeric(38, 0) NOT NULL,
        drift numeric(38, 0) NOT NULL,
        found numeric(38, 0) NOT NULL,
        booked numeric(38, 0) NOT NULL,
        halt_id text REFERENCES halt,
        looked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (place, asset)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE reconciliation");
  }
}
