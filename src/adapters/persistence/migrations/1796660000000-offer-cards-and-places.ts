import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Which cards offers accept, and where their cash changes hands. `region_ids` are the ids of the region of
 * `location` and of those that it is a part of: by them the offer is found.
 */
export class OfferCardsAndPlaces implements MigrationInterface {
  readonly name = "offer-cards-and-places-1796660000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE offer
      ADD COLUMN bin_codes text[] NOT NULL DEFAULT '{}',
      ADD COLUMN card_regions text[] NOT NULL DEFAULT '{}',
      ADD COLUMN location jsonb,
      ADD COLUMN region_ids integer[] NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE offer DROP COLUMN bin_codes, DROP COLUMN card_regions,
      DROP COLUMN location, DROP COLUMN region_ids`);
  }
}
