import type { MigrationInterface, QueryRunner } from "typeorm";

/** Addresses that people saved for their sends, and who of them sends to nothing else. */
export class AddressBookTables implements MigrationInterface {
  readonly name = "address-books-1796983000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE saved_address (
        id        text PRIMARY KEY,
        trader_id text NOT NULL REFERENCES trader (id),
        asset     text NOT NULL,
        address   text NOT NULL,
        name      text NOT NULL,
        saved_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
        UNIQUE (trader_id, asset, address)
      );
      CREATE TABLE only_saved (
        trader_id text PRIMARY KEY REFERENCES trader (id),
        off_from  timestamptz
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE only_saved; DROP TABLE saved_address");
  }
}
