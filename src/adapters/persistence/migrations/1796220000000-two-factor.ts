import type { MigrationInterface, QueryRunner } from "typeorm";

/** Second factors of traders, and when the security of an account was last changed. */
export class TwoFactorTables implements MigrationInterface {
  readonly name = "two-factor-1796220000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE trader
        ADD COLUMN two_factor jsonb NOT NULL DEFAULT '{}',
        ADD COLUMN security_changed_at timestamptz`);
    await runner.query(`
      ALTER TABLE session ADD COLUMN with_factor boolean NOT NULL DEFAULT false`);
    await runner.query(`
      CREATE TABLE authenticator (
        trader_id text PRIMARY KEY REFERENCES trader (id),
        secret bytea NOT NULL,
        last_step bigint NOT NULL,
        set_up_at timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE authenticator_setup (
        trader_id text PRIMARY KEY REFERENCES trader (id),
        secret bytea NOT NULL,
        begun_at timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE two_factor_request (
        trader_id text NOT NULL REFERENCES trader (id),
        purpose text NOT NULL,
        wanted smallint NOT NULL,
        asked_at timestamptz NOT NULL,
        PRIMARY KEY (trader_id, purpose)
      )`);
    await runner.query(`
      CREATE TABLE recovery_code (
        trader_id text NOT NULL REFERENCES trader (id),
        code_hash text NOT NULL,
        made_at timestamptz NOT NULL,
        used_at timestamptz,
        PRIMARY KEY (trader_id, code_hash)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      "DROP TABLE recovery_code, two_factor_request, authenticator_setup, authenticator",
    );
    await runner.query("ALTER TABLE session DROP COLUMN with_factor");
    await runner.query(
      "ALTER TABLE trader DROP COLUMN two_factor, DROP COLUMN security_changed_at",
    );
  }
}
