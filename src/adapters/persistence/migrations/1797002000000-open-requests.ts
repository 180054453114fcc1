import type { MigrationInterface, QueryRunner } from "typeorm";

/** Requests that are open at the moment, by process: worth nothing after a crash. */
export class OpenRequestTables implements MigrationInterface {
  readonly name = "open-requests-1797002000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE UNLOGGED TABLE open_request_process (
        process text PRIMARY KEY,
        until timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE UNLOGGED TABLE open_request (
        process text NOT NULL,
        number bigint NOT NULL,
        caller bytea NOT NULL,
        PRIMARY KEY (process, number)
      )`);
    await runner.query("CREATE INDEX ON open_request (caller)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE open_request");
    await runner.query("DROP TABLE open_request_process");
  }
}
