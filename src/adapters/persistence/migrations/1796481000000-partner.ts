import type { MigrationInterface, QueryRunner } from "typeorm";

/** Referral codes, who referred whom, and what was paid for it. */
export class PartnerTables implements MigrationInterface {
  readonly name = "partner-1796481000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE partner (
        trader_id text PRIMARY KEY REFERENCES trader (id),
        code text NOT NULL UNIQUE
      )`);
    await runner.query(`
      CREATE TABLE referral (
        trader_id text PRIMARY KEY REFERENCES trader (id),
        referrer_id text NOT NULL REFERENCES trader (id),
        at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CHECK (trader_id <> referrer_id)
      )`);
    await runner.query("CREATE INDEX referral_referrer ON referral (referrer_id, at)");
    await runner.query(`
      CREATE TABLE partner_reward (
        id text PRIMARY KEY,
        version integer NOT NULL,
        trade_id text NOT NULL REFERENCES trade (id),
        tier integer NOT NULL,
        partner_id text NOT NULL REFERENCES trader (id),
        asset text NOT NULL,
        units numeric NOT NULL CHECK (units > 0),
        withheld text,
        taken_back numeric CHECK (taken_back BETWEEN 0 AND units),
        UNIQUE (trade_id, tier)
      )`);
    await runner.query("CREATE INDEX partner_reward_partner ON partner_reward (partner_id)");
    await runner.query(`
      CREATE TABLE partner_due (
        trade_id text PRIMARY KEY REFERENCES trade (id),
        changes integer NOT NULL DEFAULT 1,
        since timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
    await runner.query("CREATE INDEX partner_due_since ON partner_due (since)");
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ["partner_due", "partner_reward", "referral", "partner"]) {
      await runner.query(`DROP TABLE ${table}`);
    }
  }
}
