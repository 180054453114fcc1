import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * What traders chose beside bio, currency and language, which tours they completed, and the id by
 * which outside providers know them.
 */
export class PreferenceTables implements MigrationInterface {
  readonly name = "preferences-1796230000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "ALTER TABLE trader ADD COLUMN external_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid()",
    );
    await runner.query(`
      CREATE TABLE preference (
        trader_id            text PRIMARY KEY REFERENCES trader (id),
        first_name           text NOT NULL DEFAULT '',
        last_name            text NOT NULL DEFAULT '',
        full_name_visibility smallint NOT NULL DEFAULT 2,
        full_name_audience   text NOT NULL DEFAULT 'everyone',
        accepts_messages_from text NOT NULL DEFAULT 'everyone',
        notify_minutes       integer NOT NULL DEFAULT 10 CHECK (notify_minutes >= 0),
        time_zone            text,
        country              text CHECK (country ~ '^[A-Z]{2}$'),
        status_message       text NOT NULL DEFAULT '',
        vendor_languages     text[] NOT NULL DEFAULT '{}',
        is_balance_hidden    boolean NOT NULL DEFAULT false,
        has_mobile_app       boolean NOT NULL DEFAULT false
      )`);
    await runner.query(`
      CREATE TABLE completed_tour (
        trader_id    text NOT NULL REFERENCES trader (id),
        tour         text NOT NULL,
        completed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (trader_id, tour)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE completed_tour, preference");
    await runner.query("ALTER TABLE trader DROP COLUMN external_id");
  }
}
