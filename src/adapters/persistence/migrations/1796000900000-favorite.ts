import type { MigrationInterface, QueryRunner } from "typeorm";

/** Which offers are whose favorites. */
export class FavoriteTable implements MigrationInterface {
  readonly name = "favorite-1796000900000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE favorite_offer (
        trader_id text NOT NULL REFERENCES trader (id),
        offer_id text NOT NULL REFERENCES offer (id),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (trader_id, offer_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE favorite_offer");
  }
}
