import type { MigrationInterface, QueryRunner } from "typeorm";

/** Requests of the last two minutes, of all processes: worth nothing after a crash. */
export class RequestCountTable implements MigrationInterface {
  readonly name = "request-counts-1796940000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE UNLOGGED TABLE request_count (
        caller bytea NOT NULL,
        minute bigint NOT NULL,
        process text NOT NULL,
        requests integer NOT NULL,
        PRIMARY KEY (caller, minute, process)
      )`);
    await runner.query("CREATE INDEX ON request_count (minute)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE request_count");
  }
}
