import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Deposits from chains: the addresses that traders were given, what was paid to them, which blocks were
 * read, and the chains of a demo.
 */
export class DepositTables implements MigrationInterface {
  readonly name = "deposits-1796680000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE chain_account (
        chain text PRIMARY KEY,
        next_number integer NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE deposit_address (
        address text PRIMARY KEY,
        chain text NOT NULL,
        number integer NOT NULL,
        trader_id text NOT NULL REFERENCES trader (id),
        asset text NOT NULL REFERENCES asset (code),
        given_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        UNIQUE (chain, number)
      )`);
    await runner.query(
      "CREATE INDEX deposit_address_trader ON deposit_address (trader_id, asset, number)",
    );
    await runner.query(`
      CREATE TABLE deposit (
        id text PRIMARY KEY,
        version integer NOT NULL,
        trader_id text NOT NULL REFERENCES trader (id),
        chain text NOT NULL,
        address text NOT NULL REFERENCES deposit_address (address),
        transaction text NOT NULL,
        place integer NOT NULL,
        asset text REFERENCES asset (code),
        units numeric(78, 0) NOT NULL CHECK (units > 0),
        state text NOT NULL,
        height integer,
        block_hash text,
        credits integer NOT NULL CHECK (credits >= 0),
        seen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CHECK ((height IS NULL) = (block_hash IS NULL))
      )`);
    await runner.query("CREATE INDEX deposit_trader ON deposit (trader_id, seen_at DESC)");
    await runner.query("CREATE INDEX deposit_state ON deposit (chain, state)");
    await runner.query("CREATE INDEX deposit_block ON deposit (block_hash)");
    await runner.query("CREATE INDEX deposit_address_of ON deposit (address)");
    await runner.query(`
      CREATE TABLE scanned_block (
        chain text NOT NULL,
        height integer NOT NULL,
        hash text NOT NULL,
        PRIMARY KEY (chain, height)
      )`);
    await runner.query(`
      CREATE TABLE embedded_chain (
        chain text PRIMARY KEY,
        state jsonb NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const tables = [
      "embedded_chain",
      "scanned_block",
      "deposit",
      "deposit_address",
      "chain_account",
    ];
    for (const table of tables) await runner.query(`DROP TABLE ${table}`);
  }
}
