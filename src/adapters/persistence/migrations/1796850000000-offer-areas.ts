import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * The areas of offers, the owners' own escrow fees, and who may set them. An offer that is on in the silent
 * pool is not on anywhere else: `is_active` stays false.
 */
export class OfferAreas implements MigrationInterface {
  readonly name = "offer-areas-1796850000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE offer
      ADD COLUMN is_otc boolean NOT NULL DEFAULT false,
      ADD COLUMN is_silent boolean NOT NULL DEFAULT false,
      ADD COLUMN in_pool boolean NOT NULL DEFAULT false,
      ADD COLUMN manual_fee_bp integer CHECK (manual_fee_bp BETWEEN 0 AND 10000),
      ADD CHECK (NOT (is_otc AND is_silent)),
      ADD CHECK (NOT in_pool OR (is_silent AND deleted_at IS NULL)),
      ADD CHECK (NOT (is_silent AND is_active))`);
    await runner.query(`
      CREATE INDEX offer_otc ON offer (side, asset, currency)
        WHERE is_otc AND is_active AND is_approved`);
    await runner.query(
      "CREATE INDEX offer_pool ON offer (asset, currency, payment_method, side) WHERE in_pool",
    );
    await runner.query("CREATE INDEX offer_pool_owner ON offer (owner_id) WHERE in_pool");
    await runner.query(`
      CREATE TABLE manual_fee_grant (
        trader_id text PRIMARY KEY REFERENCES trader (id),
        least_bp integer CHECK (least_bp >= 0),
        most_bp integer NOT NULL CHECK (most_bp BETWEEN 0 AND 10000),
        granted_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CHECK (least_bp IS NULL OR least_bp <= most_bp)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE manual_fee_grant");
    await runner.query(`ALTER TABLE offer DROP COLUMN is_otc, DROP COLUMN is_silent,
      DROP COLUMN in_pool, DROP COLUMN manual_fee_bp`);
  }
}
