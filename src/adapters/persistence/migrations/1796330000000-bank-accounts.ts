import type { MigrationInterface, QueryRunner } from "typeorm";

/** Bank accounts of traders, the keys that encrypt them, and who read them. */
export class BankAccountTables implements MigrationInterface {
  readonly name = "bank-accounts-1796330000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE person_key (
        trader_id text PRIMARY KEY REFERENCES trader (id),
        sealed    bytea NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE bank_account (
        id         text PRIMARY KEY,
        trader_id  text NOT NULL REFERENCES trader (id),
        details    bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
    await runner.query("CREATE INDEX bank_account_of_trader ON bank_account (trader_id)");
    // Without a reference to the account: who read it is known after it was removed, too.
    await runner.query(`
      CREATE TABLE bank_account_reading (
        id         bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
        account_id text NOT NULL,
        reader_id  text NOT NULL REFERENCES trader (id),
        read_at    timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE bank_account_reading, bank_account, person_key");
  }
}
