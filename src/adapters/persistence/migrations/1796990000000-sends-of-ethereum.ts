import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Sends on Ethereum: transactions that others with the same number replaced, and the moves that empty persons'
 * addresses into the hot account. No two moves of an account have one nonce.
 */
export class SendsOfEthereum implements MigrationInterface {
  readonly name = "sends-of-ethereum-1796990000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE send ADD COLUMN signed_at timestamptz");
    await runner.query(`
      CREATE TABLE earlier_transaction (
        id text PRIMARY KEY,
        version integer NOT NULL,
        subject text NOT NULL,
        raw text NOT NULL,
        place integer NOT NULL,
        UNIQUE (subject, place)
      )`);
    await runner.query(`
      CREATE TABLE sweep (
        id text PRIMARY KEY,
        version integer NOT NULL,
        kind text NOT NULL,
        state text NOT NULL,
        number integer NOT NULL,
        lane text NOT NULL,
        nonce integer NOT NULL,
        units numeric(78, 0) NOT NULL CHECK (units > 0),
        max_fee numeric(38, 0) NOT NULL CHECK (max_fee > 0),
        purse numeric(38, 0) NOT NULL CHECK (purse >= 0),
        paid_fee numeric(38, 0) NOT NULL CHECK (paid_fee >= 0),
        transaction text NOT NULL UNIQUE,
        raw text NOT NULL,
        signed_at timestamptz NOT NULL,
        height integer,
        block_hash text,
        UNIQUE (lane, nonce)
      )`);
    await runner.query("CREATE INDEX sweep_state ON sweep (state)");
    await runner.query("CREATE INDEX sweep_number ON sweep (number)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE sweep");
    await runner.query("DROP TABLE earlier_transaction");
    await runner.query("ALTER TABLE send DROP COLUMN signed_at");
  }
}
