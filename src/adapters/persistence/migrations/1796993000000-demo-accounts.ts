import type { MigrationInterface, QueryRunner } from "typeorm";
import { refuseOtherMarket } from "../functions/refuse-other-market.ts";

/**
 * Demo accounts have a level of their own, hold play money alone, and nobody else holds any. What an asset is stays with
 * it; who is a demo account was said when the account was made.
 */
export class DemoAccounts implements MigrationInterface {
  readonly name = "demo-accounts-1796993000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE asset ADD COLUMN is_play boolean NOT NULL DEFAULT false");
    await runner.query(`
      INSERT INTO asset (code, crypto_currency_id, base_unit_digits, shown_digits, granule, is_play)
      VALUES ('PBTC', 1008, 8, 8, 1, true), ('PUSDT', 1006, 6, 6, 1, true),
             ('PETH', 1009, 18, 8, 10000000000, true)`);
    await runner.query(
      "ALTER TABLE trader ADD CONSTRAINT trader_demo_level CHECK (is_demo = (level < 0))",
    );
    await runner.query(refuseOtherMarket);
    for (const [table, columns] of [
      ["ledger_account", "'owner_id'"],
      ["offer", "'owner_id'"],
      ["trade", "'buyer_id', 'seller_id'"],
    ] as const) {
      await runner.query(`
        CREATE TRIGGER market BEFORE INSERT ON ${table}
        FOR EACH ROW EXECUTE FUNCTION refuse_other_market(${columns})`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP FUNCTION refuse_other_market CASCADE");
    await runner.query("ALTER TABLE trader DROP CONSTRAINT trader_demo_level");
    await runner.query("DELETE FROM asset WHERE is_play");
    await runner.query("ALTER TABLE asset DROP COLUMN is_play");
  }
}
