import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * What traders say of themselves, and their sessions by an id that is no secret: with it they can end
 * one. The address that a session was opened from is kept for the signals of fraud.
 */
export class Profiles implements MigrationInterface {
  readonly name = "profiles-1795800600000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE trader
        ADD COLUMN bio text NOT NULL DEFAULT '',
        ADD COLUMN username_changed_at timestamptz`);
    await runner.query(`
      ALTER TABLE session
        ADD COLUMN id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
        ADD COLUMN address text NOT NULL DEFAULT ''`);
    await runner.query("CREATE INDEX ON feedback (subject_id, at DESC, trade_id)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX feedback_subject_id_at_trade_id_idx");
    await runner.query("ALTER TABLE session DROP COLUMN id, DROP COLUMN address");
    await runner.query("ALTER TABLE trader DROP COLUMN bio, DROP COLUMN username_changed_at");
  }
}
