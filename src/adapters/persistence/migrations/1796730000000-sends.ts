import type { MigrationInterface, QueryRunner } from "typeorm";

/** What traders send, and one row of each sender, which every send of theirs changes. */
export class SendTables implements MigrationInterface {
  readonly name = "sends-1796730000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sender (
        id text PRIMARY KEY REFERENCES trader (id),
        version integer NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE send (
        id text PRIMARY KEY,
        version integer NOT NULL,
        trader_id text NOT NULL REFERENCES trader (id),
        recipient_id text REFERENCES trader (id),
        asset text NOT NULL REFERENCES asset (code),
        amount numeric(38, 0) NOT NULL CHECK (amount > 0),
        state text NOT NULL,
        usd_cents numeric(30, 0) NOT NULL CHECK (usd_cents >= 0),
        requested_at timestamptz NOT NULL
      )`);
    await runner.query("CREATE INDEX send_trader ON send (trader_id, requested_at DESC)");
    await runner.query("CREATE INDEX send_recipient ON send (recipient_id)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE send, sender");
  }
}
