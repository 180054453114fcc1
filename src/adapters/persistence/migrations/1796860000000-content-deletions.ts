import type { MigrationInterface, QueryRunner } from "typeorm";

/** Which trades' content was deleted after its time, so that nobody looks at them again. */
export class ContentDeletions implements MigrationInterface {
  readonly name = "content-deletions-1796860000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE content_deletion (
        trade_id text PRIMARY KEY REFERENCES trade (id),
        at       timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
    await runner.query("CREATE INDEX trade_ended ON trade (closed_at) WHERE closed_at IS NOT NULL");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX trade_ended");
    await runner.query("DROP TABLE content_deletion");
  }
}
