import type { MigrationInterface, QueryRunner } from "typeorm";

/** How fast each seller releases, kept for lists of offers. */
export class ReleaseTimeTable implements MigrationInterface {
  readonly name = "release-times-1796160100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE release_time (
        trader_id      text PRIMARY KEY REFERENCES trader (id),
        median_seconds integer NOT NULL CHECK (median_seconds >= 0)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE release_time");
  }
}
