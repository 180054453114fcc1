import type { MigrationInterface, QueryRunner } from "typeorm";

/** What an owner tells the other side once the escrow of a trade is held. */
export class TradeDetailsOfOffers implements MigrationInterface {
  readonly name = "trade-details-of-offers-1796840100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE offer ADD COLUMN trade_details text");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE offer DROP COLUMN trade_details");
  }
}
