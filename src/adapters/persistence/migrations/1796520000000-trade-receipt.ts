import type { MigrationInterface, QueryRunner } from "typeorm";

/** Which links to receipts there are: one for each party of a trade that asked for it. */
export class TradeReceiptTable implements MigrationInterface {
  readonly name = "trade-receipt-1796520000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE trade_receipt (
        id        uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        trade_id  text NOT NULL REFERENCES trade (id),
        trader_id text NOT NULL REFERENCES trader (id),
        issued_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        UNIQUE (trade_id, trader_id)
      )`);
    await runner.query("CREATE INDEX trade_receipt_of_trader ON trade_receipt (trader_id)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE trade_receipt");
  }
}
