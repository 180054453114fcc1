import type { MigrationInterface, QueryRunner } from "typeorm";

/** Codes of second factors that are sent, and of which type a request for a second factor is. */
export class FactorCodeTable implements MigrationInterface {
  readonly name = "factor-codes-1796420000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE factor_code (
        trader_id    text NOT NULL REFERENCES trader (id),
        contact      text NOT NULL,
        purpose      text NOT NULL,
        way          text NOT NULL,
        sends        integer NOT NULL CHECK (sends >= 0),
        last_sent_at timestamptz NOT NULL,
        code_hash    text,
        expires_at   timestamptz,
        wrong        integer NOT NULL DEFAULT 0 CHECK (wrong >= 0),
        PRIMARY KEY (trader_id, contact)
      )`);
    // An open request is ten minutes old at most: those of before are asked for again.
    await runner.query("DELETE FROM two_factor_request");
    await runner.query("ALTER TABLE two_factor_request ADD COLUMN type text NOT NULL");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE two_factor_request DROP COLUMN type");
    await runner.query("DROP TABLE factor_code");
  }
}
