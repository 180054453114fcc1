import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Offers. Prices are integers at 10^-8 of the fiat unit, amounts are in the currency's smallest
 * unit. The listing reads active offers only, best margin first, so its indexes hold nothing else;
 * the market price is one number for an asset and a currency, so the order needs no stored price.
 */
export class Offers implements MigrationInterface {
  readonly name = "offers-1795700100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE offer (
        id              text PRIMARY KEY,
        version         integer NOT NULL CHECK (version > 0),
        owner_id        text NOT NULL REFERENCES trader (id),
        side            text NOT NULL CHECK (side IN ('buy', 'sell')),
        asset           text NOT NULL REFERENCES asset (code),
        currency        text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
        payment_method  text NOT NULL,
        margin_bp       integer CHECK (margin_bp > -10000),
        fixed_price     numeric(38, 0) CHECK (fixed_price > 0),
        range_min       numeric(30, 0) CHECK (range_min > 0),
        range_max       numeric(30, 0),
        predefined      numeric(30, 0)[] NOT NULL DEFAULT '{}'
          CHECK (0 < ALL (predefined) AND array_position(predefined, NULL) IS NULL),
        terms           text NOT NULL,
        payment_details jsonb NOT NULL,
        label           text NOT NULL,
        tags            text[] NOT NULL,
        window_seconds  integer NOT NULL CHECK (window_seconds > 0),
        flow            text NOT NULL,
        is_active       boolean NOT NULL,
        created_at      timestamptz NOT NULL DEFAULT clock_timestamp(),
        CHECK (num_nonnulls(margin_bp, fixed_price) = 1),
        CHECK (num_nonnulls(range_min, range_max) IN (0, 2) AND range_min <= range_max),
        CHECK ((range_min IS NULL) = (cardinality(predefined) > 0))
      )`);
    // Reading the indexes alone is quick only where a vacuum has been since the last change.
    await runner.query(`
      ALTER TABLE offer SET (autovacuum_vacuum_scale_factor = 0.01,
        autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.02)`);
    await runner.query("CREATE INDEX offer_owner ON offer (owner_id, is_active)");
    for (const [name, method] of [
      ["any", ""],
      ["method", "payment_method, "],
    ] as const) {
      const key = `side, asset, currency, ${method}`;
      const rest = `${method === "" ? "payment_method, " : ""}range_min, range_max, predefined`;
      // The first holds fixed-price offers, too, without an order: it is what counts all of them.
      await runner.query(`
        CREATE INDEX offer_margin_${name} ON offer (${key}margin_bp, id) INCLUDE (${rest})
        WHERE is_active`);
      await runner.query(`
        CREATE INDEX offer_fixed_${name} ON offer (${key}fixed_price, id) INCLUDE (${rest})
        WHERE is_active AND fixed_price IS NOT NULL`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE offer");
  }
}
