import type { MigrationInterface, QueryRunner } from "typeorm";

/** Who else is let in by the owner of an offer; an empty list of countries lets in everybody. */
export class MoreOfferGates implements MigrationInterface {
  readonly name = "more-offer-gates-1796440000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE offer
      ADD COLUMN verified_id_only boolean NOT NULL DEFAULT false,
      ADD COLUMN full_name_only boolean NOT NULL DEFAULT false,
      ADD COLUMN signed_in_only boolean NOT NULL DEFAULT false,
      ADD COLUMN are_countries_allowed boolean NOT NULL DEFAULT false,
      ADD COLUMN countries text[] NOT NULL DEFAULT '{}',
      ADD COLUMN new_buyer_most numeric CHECK (new_buyer_most > 0),
      ADD CHECK (cardinality(countries) > 0 OR NOT are_countries_allowed)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE offer DROP COLUMN verified_id_only, DROP COLUMN full_name_only,
      DROP COLUMN signed_in_only, DROP COLUMN are_countries_allowed, DROP COLUMN countries,
      DROP COLUMN new_buyer_most`);
  }
}
