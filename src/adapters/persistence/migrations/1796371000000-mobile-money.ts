import type { MigrationInterface, QueryRunner } from "typeorm";

/** Wallets of mobile money, and the codes that confirm their numbers. */
export class MobileMoneyTables implements MigrationInterface {
  readonly name = "mobile-money-1796371000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mobile_money_wallet (
        id         text PRIMARY KEY,
        trader_id  text NOT NULL REFERENCES trader (id),
        details    bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
    await runner.query(
      "CREATE INDEX mobile_money_wallet_of_trader ON mobile_money_wallet (trader_id)",
    );
    await runner.query(`
      CREATE TABLE wallet_code (
        trader_id    text PRIMARY KEY REFERENCES trader (id),
        number       bytea NOT NULL,
        sends        integer NOT NULL CHECK (sends > 0),
        last_sent_at timestamptz NOT NULL,
        code_hash    text,
        expires_at   timestamptz,
        wrong        integer NOT NULL DEFAULT 0 CHECK (wrong >= 0)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE wallet_code, mobile_money_wallet");
  }
}
