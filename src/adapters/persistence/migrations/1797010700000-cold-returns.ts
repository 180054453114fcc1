import type { MigrationInterface, QueryRunner } from "typeorm";

/** What cold storage sent back to hot accounts, and the outputs of Bitcoin that blocks paid to it. */
export class ColdReturns implements MigrationInterface {
  readonly name = "cold-returns-1797010700000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE cold_return (
        id text PRIMARY KEY,
        version integer NOT NULL,
        chain text NOT NULL,
        transaction text NOT NULL,
        place integer NOT NULL,
        asset text NOT NULL REFERENCES asset (code),
        units numeric(38, 0) NOT NULL CHECK (units > 0),
        fee numeric(38, 0) NOT NULL CHECK (fee >= 0),
        state text NOT NULL CHECK (length(state) BETWEEN 1 AND 20),
        height integer,
        block_hash text,
        bookings integer NOT NULL CHECK (bookings >= 0),
        seen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        UNIQUE (chain, transaction, place),
        CHECK ((height IS NULL) = (block_hash IS NULL))
      )`);
    await runner.query("CREATE INDEX cold_return_block ON cold_return (block_hash)");
    await runner.query("CREATE INDEX cold_return_state ON cold_return (chain, state)");
    await runner.query("CREATE INDEX cold_return_seen ON cold_return (seen_at, id)");
    await runner.query(`
      CREATE TABLE cold_coin (
        transaction text NOT NULL,
        place integer NOT NULL,
        units numeric(38, 0) NOT NULL CHECK (units > 0),
        PRIMARY KEY (transaction, place)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE cold_coin");
    await runner.query("DROP TABLE cold_return");
  }
}
