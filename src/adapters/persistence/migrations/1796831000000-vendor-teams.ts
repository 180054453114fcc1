import type { MigrationInterface, QueryRunner } from "typeorm";

/** What vendors prepared, who helps them, and which messages they did not write themselves. */
export class VendorTeamTables implements MigrationInterface {
  readonly name = "vendor-teams-1796831000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE vendor_desk (
        trader_id  text PRIMARY KEY REFERENCES trader (id),
        greeting   text NOT NULL,
        away_reply text NOT NULL,
        replies    jsonb NOT NULL,
        hours      jsonb
      );
      CREATE TABLE vendor_helper (
        id          text PRIMARY KEY,
        vendor_id   text NOT NULL REFERENCES trader (id),
        helper_id   text NOT NULL REFERENCES trader (id),
        scopes      text[] NOT NULL,
        invited_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
        accepted_at timestamptz,
        ended_at    timestamptz,
        CHECK (vendor_id <> helper_id)
      );
      CREATE UNIQUE INDEX helper_of_vendor ON vendor_helper (vendor_id, helper_id)
        WHERE ended_at IS NULL;
      CREATE INDEX vendors_of_helper ON vendor_helper (helper_id) WHERE ended_at IS NULL;
      ALTER TABLE chat_message
        ADD COLUMN helper_id text REFERENCES trader (id),
        ADD COLUMN is_automatic boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE chat_message DROP COLUMN helper_id, DROP COLUMN is_automatic;
      DROP TABLE vendor_helper;
      DROP TABLE vendor_desk`);
  }
}
