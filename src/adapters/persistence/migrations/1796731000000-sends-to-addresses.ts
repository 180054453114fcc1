import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Sends to addresses: what they cost, what holds them, what was signed, and the next number of each hot
 * wallet. No two are signed with one number, and each is signed once.
 */
export class SendsToAddresses implements MigrationInterface {
  readonly name = "sends-to-addresses-1796731000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE send
        ADD COLUMN chain text,
        ADD COLUMN address text,
        ADD COLUMN fee numeric(38, 0) NOT NULL DEFAULT 0 CHECK (fee >= 0),
        ADD COLUMN network_fee_asset text REFERENCES asset (code),
        ADD COLUMN network_fee numeric(38, 0) CHECK (network_fee >= 0),
        ADD COLUMN held_until timestamptz,
        ADD COLUMN hold_reasons text[] NOT NULL DEFAULT '{}',
        ADD COLUMN seal text,
        ADD COLUMN number integer,
        ADD COLUMN transaction text UNIQUE,
        ADD COLUMN raw text,
        ADD COLUMN height integer,
        ADD COLUMN block_hash text,
        ADD CHECK ((recipient_id IS NULL) <> (address IS NULL)),
        ADD CHECK (address IS NULL OR chain IS NOT NULL AND network_fee IS NOT NULL AND seal IS NOT NULL),
        ADD CHECK (num_nulls(number, transaction, raw) IN (0, 3)),
        ADD UNIQUE (chain, number)`);
    await runner.query("CREATE INDEX send_state ON send (chain, state, requested_at)");
    await runner.query(`
      CREATE TABLE send_lane (
        id text PRIMARY KEY,
        version integer NOT NULL,
        next_number integer NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE send_lane");
    await runner.query(`
      ALTER TABLE send DROP COLUMN chain, DROP COLUMN address, DROP COLUMN fee,
        DROP COLUMN network_fee_asset, DROP COLUMN network_fee, DROP COLUMN held_until,
        DROP COLUMN hold_reasons, DROP COLUMN seal, DROP COLUMN number, DROP COLUMN transaction,
        DROP COLUMN raw, DROP COLUMN height, DROP COLUMN block_hash`);
  }
}
