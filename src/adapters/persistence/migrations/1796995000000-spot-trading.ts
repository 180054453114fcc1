import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * The order books: the one row of a market that every new order changes, so that one after the other meets
 * the book; the orders; and what they traded.
 */
export class SpotTradingTables implements MigrationInterface {
  readonly name = "spot-trading-1796995000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE spot_market (
        id text PRIMARY KEY,
        version integer NOT NULL,
        placed integer NOT NULL CHECK (placed >= 0),
        fills integer NOT NULL CHECK (fills >= 0)
      )`);
    await runner.query(`
      CREATE TABLE spot_order (
        id text PRIMARY KEY,
        version integer NOT NULL,
        pair text NOT NULL REFERENCES spot_market (id) DEFERRABLE INITIALLY DEFERRED,
        trader_id text NOT NULL REFERENCES trader (id),
        side text NOT NULL,
        kind text NOT NULL,
        price numeric(30, 0) NOT NULL CHECK (price > 0),
        quantity numeric(38, 0) NOT NULL CHECK (quantity > 0),
        filled numeric(38, 0) NOT NULL CHECK (filled >= 0 AND filled <= quantity),
        maker_fee_basis_points integer NOT NULL CHECK (maker_fee_basis_points >= 0),
        sequence integer NOT NULL,
        placed_at timestamptz NOT NULL,
        ended_at timestamptz,
        end_reason text,
        UNIQUE (pair, sequence),
        CHECK (num_nonnulls(ended_at, end_reason) IN (0, 2)),
        CHECK (ended_at IS NOT NULL OR filled < quantity)
      )`);
    await runner.query(
      "CREATE INDEX spot_book ON spot_order (pair, side, price, sequence) WHERE ended_at IS NULL",
    );
    await runner.query(
      "CREATE INDEX spot_order_trader ON spot_order (trader_id, placed_at DESC, id)",
    );
    await runner.query(
      "CREATE INDEX spot_order_open ON spot_order (trader_id, pair) WHERE ended_at IS NULL",
    );
    await runner.query(`
      CREATE TABLE spot_fill (
        pair text NOT NULL REFERENCES spot_market (id) DEFERRABLE INITIALLY DEFERRED,
        number integer NOT NULL CHECK (number > 0),
        price numeric(30, 0) NOT NULL CHECK (price > 0),
        quantity numeric(38, 0) NOT NULL CHECK (quantity > 0),
        value numeric(38, 0) NOT NULL CHECK (value > 0),
        taker_side text NOT NULL,
        buy_order_id text NOT NULL REFERENCES spot_order (id) DEFERRABLE INITIALLY DEFERRED,
        sell_order_id text NOT NULL REFERENCES spot_order (id) DEFERRABLE INITIALLY DEFERRED,
        buyer_id text NOT NULL REFERENCES trader (id),
        seller_id text NOT NULL REFERENCES trader (id),
        buyer_fee numeric(38, 0) NOT NULL CHECK (buyer_fee >= 0),
        seller_fee numeric(38, 0) NOT NULL CHECK (seller_fee >= 0),
        traded_at timestamptz NOT NULL,
        PRIMARY KEY (pair, number),
        CHECK (buyer_id <> seller_id)
      )`);
    await runner.query("CREATE INDEX spot_fill_at ON spot_fill (pair, traded_at)");
    await runner.query("CREATE INDEX spot_fill_buyer ON spot_fill (buyer_id, traded_at DESC)");
    await runner.query("CREATE INDEX spot_fill_seller ON spot_fill (seller_id, traded_at DESC)");
    await runner.query("CREATE INDEX spot_fill_buy_order ON spot_fill (buy_order_id)");
    await runner.query("CREATE INDEX spot_fill_sell_order ON spot_fill (sell_order_id)");
    await runner.query(`
      CREATE TRIGGER history BEFORE UPDATE OR DELETE OR TRUNCATE ON spot_fill
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_history()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE spot_fill, spot_order, spot_market");
  }
}
