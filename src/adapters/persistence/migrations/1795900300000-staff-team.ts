import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * What one admin proposes about the team until a second one has decided. An invitation that came of
 * it carries the names that both have seen. Sessions are found by their address, to tell who is near.
 */
export class StaffTeam implements MigrationInterface {
  readonly name = "staff-team-1795900300000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE staff_proposal (
        id           text PRIMARY KEY,
        matter       jsonb NOT NULL,
        reason       text NOT NULL,
        proposed_by  text NOT NULL REFERENCES staff (id),
        proposed_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
        closed_by    text REFERENCES staff (id),
        closed_at    timestamptz,
        is_confirmed boolean,
        CHECK ((closed_at IS NULL) = (closed_by IS NULL)),
        CHECK ((closed_at IS NULL) = (is_confirmed IS NULL)),
        CHECK (NOT is_confirmed OR closed_by <> proposed_by)
      )`);
    await runner.query("CREATE INDEX ON staff_proposal (proposed_at) WHERE closed_at IS NULL");
    await runner.query(`
      ALTER TABLE staff_invitation
        ADD COLUMN username text,
        ADD COLUMN code_name text,
        ADD CHECK ((username IS NULL) = (code_name IS NULL))`);
    await runner.query("CREATE INDEX ON session (address, last_active_at)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX session_address_last_active_at_idx");
    await runner.query("ALTER TABLE staff_invitation DROP COLUMN username, DROP COLUMN code_name");
    await runner.query("DROP TABLE staff_proposal");
  }
}
