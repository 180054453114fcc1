import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Phone numbers of traders, encrypted, with the last code that was sent. A keyed hash finds a number
 * again; it belongs to the one account that has confirmed it.
 */
export class Phones implements MigrationInterface {
  readonly name = "phones-1796320000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE phone (
        trader_id    text PRIMARY KEY REFERENCES trader (id),
        number       bytea NOT NULL,
        number_hash  text NOT NULL,
        country      text NOT NULL,
        consented_at timestamptz NOT NULL,
        verified_at  timestamptz,
        sends        integer NOT NULL CHECK (sends >= 0),
        last_sent_at timestamptz NOT NULL,
        way          text NOT NULL,
        code_hash    text,
        expires_at   timestamptz,
        wrong        integer NOT NULL DEFAULT 0 CHECK (wrong >= 0)
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX phone_number ON phone (number_hash) WHERE verified_at IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE phone");
  }
}
