import type { MigrationInterface, QueryRunner } from "typeorm";

/** What owners of sell offers give buyers on top: a share, and what it is worth at most. */
export class OfferCashback implements MigrationInterface {
  readonly name = "offer-cashback-1796550000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE offer
      ADD COLUMN cashback_bp integer CHECK (cashback_bp BETWEEN 1 AND 10000),
      ADD COLUMN cashback_most numeric CHECK (cashback_most > 0),
      ADD CHECK (cashback_bp IS NOT NULL OR cashback_most IS NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE offer DROP COLUMN cashback_bp, DROP COLUMN cashback_most");
  }
}
