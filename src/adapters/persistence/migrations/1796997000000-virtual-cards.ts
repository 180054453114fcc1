import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Virtual cards without their numbers; what their provider is asked to do with them, one act of a card at a time; what
 * was paid with them; who read a number; the row of a holder that each order and top-up changes; and until where the
 * provider's payments were read.
 */
export class VirtualCardTables implements MigrationInterface {
  readonly name = "virtual-cards-1796997000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE virtual_card (
        id text PRIMARY KEY,
        version integer NOT NULL,
        trader_id text NOT NULL REFERENCES trader (id),
        label text NOT NULL,
        state text NOT NULL,
        act_id text,
        is_frozen_by_staff boolean NOT NULL DEFAULT false,
        reference text UNIQUE,
        brand text,
        last_four text CHECK (last_four ~ '^[0-9]{4}$'),
        expiry_month integer CHECK (expiry_month BETWEEN 1 AND 12),
        expiry_year integer,
        ordered_at timestamptz NOT NULL,
        closed_at timestamptz,
        CHECK (num_nonnulls(reference, brand, last_four, expiry_month, expiry_year) IN (0, 5))
      )`);
    await runner.query(
      "CREATE INDEX virtual_card_trader ON virtual_card (trader_id, ordered_at DESC, id)",
    );
    await runner.query(`
      CREATE TABLE virtual_card_act (
        id text PRIMARY KEY,
        version integer NOT NULL,
        card_id text NOT NULL REFERENCES virtual_card (id) DEFERRABLE INITIALLY DEFERRED,
        trader_id text NOT NULL REFERENCES trader (id),
        kind text NOT NULL,
        state text NOT NULL,
        amount numeric(38, 0) NOT NULL CHECK (amount >= 0),
        fee numeric(38, 0) NOT NULL CHECK (fee >= 0),
        seal text NOT NULL,
        by_staff boolean NOT NULL,
        requested_at timestamptz NOT NULL,
        attempted_at timestamptz,
        ended_at timestamptz
      )`);
    await runner.query(
      "CREATE UNIQUE INDEX virtual_card_act_open ON virtual_card_act (card_id) WHERE ended_at IS NULL",
    );
    await runner.query(
      "CREATE INDEX virtual_card_act_card ON virtual_card_act (card_id, requested_at DESC)",
    );
    await runner.query(
      "CREATE INDEX virtual_card_act_trader ON virtual_card_act (trader_id, requested_at)",
    );
    await runner.query(
      `ALTER TABLE virtual_card ADD FOREIGN KEY (act_id) REFERENCES virtual_card_act (id)
         DEFERRABLE INITIALLY DEFERRED`,
    );
    await runner.query(`
      CREATE TABLE virtual_card_payment (
        id text PRIMARY KEY,
        version integer NOT NULL,
        card_id text NOT NULL REFERENCES virtual_card (id),
        kind text NOT NULL,
        state text NOT NULL,
        reason text,
        amount numeric(38, 0) NOT NULL CHECK (amount > 0),
        merchant text NOT NULL,
        paid_at timestamptz NOT NULL,
        reported_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        booked_at timestamptz
      )`);
    await runner.query(
      "CREATE INDEX virtual_card_payment_card ON virtual_card_payment (card_id, paid_at DESC, id)",
    );
    await runner.query(
      "CREATE INDEX virtual_card_payment_unbooked ON virtual_card_payment (reported_at) WHERE booked_at IS NULL",
    );
    await runner.query(`
      CREATE TABLE virtual_card_reading (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        card_id text NOT NULL REFERENCES virtual_card (id),
        reader_id text NOT NULL REFERENCES trader (id),
        at timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
    await runner.query(
      "CREATE INDEX virtual_card_reading_card ON virtual_card_reading (card_id, at DESC)",
    );
    await runner.query(
      "CREATE INDEX virtual_card_reading_reader ON virtual_card_reading (reader_id)",
    );
    await runner.query(`
      CREATE TRIGGER history BEFORE UPDATE OR DELETE OR TRUNCATE ON virtual_card_reading
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_history()`);
    await runner.query(
      "CREATE TABLE virtual_card_holder (id text PRIMARY KEY REFERENCES trader (id), version integer NOT NULL)",
    );
    await runner.query(`
      CREATE TABLE virtual_card_feed (
        is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
        cursor text NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE virtual_card_feed, virtual_card_holder, virtual_card_reading, virtual_card_payment,
         virtual_card_act, virtual_card CASCADE`,
    );
  }
}
