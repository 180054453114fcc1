import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Offers that follow a named exchange. Their price is not stored: lists compute it from what the exchange
 * says then, so a move of the market writes no row. The index holds these offers alone.
 */
export class ExchangeRatesOfOffers implements MigrationInterface {
  readonly name = "exchange-rates-of-offers-1796840000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE offer
        ADD COLUMN rate_source        text,
        ADD COLUMN rate_point         text,
        ADD COLUMN rate_multiplier_bp integer CHECK (rate_multiplier_bp > 0),
        ADD COLUMN rate_floor         numeric(38, 0) CHECK (rate_floor > 0),
        ADD COLUMN rate_ceiling       numeric(38, 0),
        ADD CHECK (num_nonnulls(rate_source, rate_point, rate_multiplier_bp) IN (0, 3)),
        ADD CHECK (rate_floor <= rate_ceiling),
        ADD CHECK (rate_multiplier_bp IS NOT NULL OR num_nonnulls(rate_floor, rate_ceiling) = 0),
        DROP CONSTRAINT offer_check,
        ADD CONSTRAINT offer_is_priced CHECK
          (num_nonnulls(margin_bp, fixed_price, rate_multiplier_bp) = 1)`);
    await runner.query(`CREATE INDEX offer_exchange ON offer (side, asset, currency)
      WHERE is_active AND is_approved AND rate_multiplier_bp IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX offer_exchange");
    await runner.query(`
      ALTER TABLE offer DROP CONSTRAINT offer_is_priced,
        DROP COLUMN rate_source, DROP COLUMN rate_point, DROP COLUMN rate_multiplier_bp,
        DROP COLUMN rate_floor, DROP COLUMN rate_ceiling,
        ADD CONSTRAINT offer_check CHECK (num_nonnulls(margin_bp, fixed_price) = 1)`);
  }
}
