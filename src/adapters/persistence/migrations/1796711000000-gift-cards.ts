import type { MigrationInterface, QueryRunner } from "typeorm";

/** Gift cards that traders saved, encrypted with the keys of their owners. */
export class GiftCardTable implements MigrationInterface {
  readonly name = "gift-cards-1796711000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE gift_card (
        id         text PRIMARY KEY,
        trader_id  text NOT NULL REFERENCES trader (id),
        details    bytea NOT NULL,
        trade_id   text REFERENCES trade (id),
        added_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
        deleted_at timestamptz
      )`);
    await runner.query("CREATE INDEX gift_card_of_trader ON gift_card (trader_id)");
    await runner.query("CREATE INDEX gift_card_in_trade ON gift_card (trade_id)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE gift_card");
  }
}
