import type { MigrationInterface, QueryRunner } from "typeorm";

/** When people are not to be disturbed, by their own clock. */
export class QuietHoursTable implements MigrationInterface {
  readonly name = "quiet-hours-1796880230000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE quiet_hours (
        trader_id    text PRIMARY KEY REFERENCES trader (id),
        from_minute  integer NOT NULL CHECK (from_minute BETWEEN 0 AND 1439),
        until_minute integer NOT NULL CHECK (until_minute BETWEEN 0 AND 1439)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE quiet_hours");
  }
}
