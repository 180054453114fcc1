import type { MigrationInterface, QueryRunner } from "typeorm";

/** Passkeys of traders. */
export class PasskeyTable implements MigrationInterface {
  readonly name = "passkeys-1796310000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE passkey (
        id text PRIMARY KEY,
        trader_id text NOT NULL REFERENCES trader (id),
        credential_id text NOT NULL UNIQUE,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        transports text[] NOT NULL,
        name text NOT NULL,
        added_at timestamptz NOT NULL,
        used_at timestamptz
      )`);
    await runner.query("CREATE INDEX passkey_by_trader ON passkey (trader_id, added_at)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE passkey");
  }
}
