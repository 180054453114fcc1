import type { MigrationInterface, QueryRunner } from "typeorm";

/** Trades whose release failed although every check passed, until one succeeds. */
export class ReleaseFailureTable implements MigrationInterface {
  readonly name = "release-failure-1796530000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE release_failure (
        trade_id text PRIMARY KEY REFERENCES trade (id),
        at       timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE release_failure");
  }
}
