import type { MigrationInterface, QueryRunner } from "typeorm";

/** Sessions of banned people, who reach nothing but their open cases. */
export class SessionsAtCases implements MigrationInterface {
  readonly name = "sessions-at-cases-1796880200000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE session ADD COLUMN is_at_cases boolean NOT NULL DEFAULT false");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE session DROP COLUMN is_at_cases");
  }
}
