import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Who ever made an offer: lists that seek offers by their owners would otherwise look for the offers of everyone, and most
 * people have none.
 */
export class PeopleWithOffers implements MigrationInterface {
  readonly name = "people-with-offers-1796992100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE trader ADD COLUMN has_offered boolean NOT NULL DEFAULT false");
    await runner.query(`UPDATE trader SET has_offered = true
      WHERE EXISTS (SELECT FROM offer WHERE offer.owner_id = trader.id)`);
    await runner.query("CREATE INDEX trader_with_offers ON trader (id) WHERE has_offered");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX trader_with_offers");
    await runner.query("ALTER TABLE trader DROP COLUMN has_offered");
  }
}
