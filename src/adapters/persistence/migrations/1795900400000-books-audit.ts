import type { MigrationInterface, QueryRunner } from "typeorm";

/** What audits of the books found: every process sees the last one. They go after some months. */
export class BooksAudit implements MigrationInterface {
  readonly name = "books-audit-1795900400000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE books_audit (
        id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        started_at   timestamptz NOT NULL,
        milliseconds integer NOT NULL CHECK (milliseconds >= 0),
        reason       text NOT NULL,
        invariants   json NOT NULL
      )`);
    await runner.query("CREATE INDEX ON books_audit (started_at)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE books_audit");
  }
}
