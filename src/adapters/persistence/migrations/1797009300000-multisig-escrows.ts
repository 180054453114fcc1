import type { MigrationInterface, QueryRunner } from "typeorm";

/** Escrows of three keys, one for each trade that has one. */
export class MultisigEscrows implements MigrationInterface {
  readonly name = "multisig-escrows-1797009300000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE multisig_escrow (
        id text PRIMARY KEY REFERENCES trade (id) DEFERRABLE INITIALLY DEFERRED,
        version integer NOT NULL,
        state text NOT NULL,
        network text NOT NULL,
        key_number integer NOT NULL UNIQUE CHECK (key_number >= 0),
        exit_blocks integer NOT NULL CHECK (exit_blocks > 0),
        amount numeric(38, 0) NOT NULL CHECK (amount > 0),
        fee numeric(38, 0) NOT NULL CHECK (fee >= 0),
        platform_key text NOT NULL,
        platform_address text NOT NULL,
        buyer_key text,
        buyer_address text,
        seller_key text,
        seller_exit text,
        seller_address text,
        address text UNIQUE,
        coin_transaction text,
        coin_place integer,
        coin_units numeric(38, 0) CHECK (coin_units > 0),
        coin_is text,
        coin_height integer,
        coin_hash text,
        ending text,
        buyer_basis_points integer CHECK (buyer_basis_points BETWEEN 1 AND 9999),
        proposal text,
        proposal_fee numeric(38, 0),
        payouts jsonb NOT NULL,
        spend_transaction text,
        spend_height integer,
        spend_hash text,
        spend_confirmed boolean NOT NULL,
        terms_seal text,
        ending_seal text,
        begun_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        UNIQUE (coin_transaction, coin_place),
        CHECK (num_nulls(buyer_key, buyer_address) IN (0, 2)),
        CHECK (num_nulls(seller_key, seller_exit, seller_address) IN (0, 3)),
        CHECK (address IS NULL OR (buyer_key IS NOT NULL AND seller_key IS NOT NULL AND terms_seal IS NOT NULL)),
        CHECK (num_nulls(coin_transaction, coin_place, coin_units, coin_is) IN (0, 4)),
        CHECK ((coin_height IS NULL) = (coin_hash IS NULL)),
        CHECK ((ending IS NULL) = (ending_seal IS NULL)),
        CHECK ((proposal IS NULL) = (proposal_fee IS NULL)),
        CHECK ((spend_height IS NULL) = (spend_hash IS NULL))
      )`);
    await runner.query("CREATE INDEX multisig_escrow_state ON multisig_escrow (state)");
    await runner.query("CREATE INDEX multisig_escrow_coin_block ON multisig_escrow (coin_hash)");
    await runner.query("CREATE INDEX multisig_escrow_spend_block ON multisig_escrow (spend_hash)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE multisig_escrow");
  }
}
