import type { MigrationInterface, QueryRunner } from "typeorm";

/** Keys by which programs of traders call. */
export class ApiKeys implements MigrationInterface {
  readonly name = "api-keys-1797006100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE api_key (
        id text PRIMARY KEY,
        trader_id text NOT NULL REFERENCES trader (id),
        key_hash bytea NOT NULL UNIQUE,
        label text NOT NULL,
        scope text NOT NULL,
        made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        expires_at timestamptz NOT NULL,
        used_at timestamptz,
        revoked_at timestamptz
      )`);
    await runner.query("CREATE INDEX api_key_trader ON api_key (trader_id, made_at)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE api_key");
  }
}
