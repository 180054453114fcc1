import type { MigrationInterface, QueryRunner } from "typeorm";

/** Answers to security questions, as one hash a person. */
export class SecurityAnswersTable implements MigrationInterface {
  readonly name = "security-answers-1796510000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE security_answers (
        trader_id text PRIMARY KEY REFERENCES trader (id),
        questions text[] NOT NULL,
        answers_hash text NOT NULL,
        set_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE security_answers");
  }
}
