import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Traders, their sessions, and what was tried too often. Of a session's secret and of who tried what
 * only hashes are stored: a copy of the database signs nobody in.
 */
export class Accounts implements MigrationInterface {
  readonly name = "accounts-1795700000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE trader (
        id                     text PRIMARY KEY,
        username               text NOT NULL,
        username_skeleton      text NOT NULL UNIQUE,
        email                  text NOT NULL,
        password_hash          text NOT NULL,
        credentials_changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        created_at             timestamptz NOT NULL DEFAULT clock_timestamp(),
        last_seen_at           timestamptz NOT NULL DEFAULT clock_timestamp(),
        level                  numeric(2, 1) NOT NULL CHECK (level IN (-1, 0, 1, 1.5, 2, 3)),
        badge                  text NOT NULL DEFAULT 'no_badge',
        is_demo                boolean NOT NULL DEFAULT false,
        feedback_positive      integer NOT NULL DEFAULT 0 CHECK (feedback_positive >= 0),
        feedback_negative      integer NOT NULL DEFAULT 0 CHECK (feedback_negative >= 0),
        currency               text NOT NULL DEFAULT 'USD',
        locale                 text NOT NULL DEFAULT 'en',
        version                integer NOT NULL DEFAULT 1 CHECK (version > 0)
      )`);
    await runner.query("CREATE UNIQUE INDEX trader_email ON trader (lower(email))");
    await runner.query(`
      CREATE TABLE session (
        token_hash     bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
        trader_id      text NOT NULL REFERENCES trader (id),
        started_at     timestamptz NOT NULL DEFAULT clock_timestamp(),
        last_active_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        revoked_at     timestamptz,
        agent          text NOT NULL
      )`);
    await runner.query("CREATE INDEX ON session (trader_id, last_active_at)");
    await runner.query(`
      CREATE TABLE attempt (
        subject      bytea PRIMARY KEY CHECK (octet_length(subject) = 32),
        at           timestamptz[] NOT NULL,
        forgotten_at timestamptz NOT NULL
      )`);
    await runner.query("CREATE INDEX ON attempt (forgotten_at)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE attempt, session, trader CASCADE");
  }
}
