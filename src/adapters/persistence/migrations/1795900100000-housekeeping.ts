import type { MigrationInterface, QueryRunner } from "typeorm";

/** Finds what has outlived its use. Keys come in the order of time, so a small index tells where. */
export class Housekeeping implements MigrationInterface {
  readonly name = "housekeeping-1795900100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("CREATE INDEX session_started ON session (started_at)");
    await runner.query("CREATE INDEX staff_session_started ON staff_session (started_at)");
    await runner.query("CREATE INDEX idempotency_key_at ON idempotency_key USING brin (at)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX session_started, staff_session_started, idempotency_key_at");
  }
}
