import type { MigrationInterface, QueryRunner } from "typeorm";

/** Lists of banks that staff imported, and their banks. */
export class BankListTables implements MigrationInterface {
  readonly name = "bank-lists-1796830000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bank_import (
        id          integer PRIMARY KEY,
        imported_by text NOT NULL REFERENCES staff (id),
        file_name   text NOT NULL,
        countries   text[] NOT NULL,
        row_count   integer NOT NULL,
        added       integer NOT NULL,
        changed     integer NOT NULL,
        at          timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      CREATE TABLE imported_bank (
        id         text PRIMARY KEY,
        country    text NOT NULL,
        name       text NOT NULL,
        swift_code text,
        import_id  integer NOT NULL REFERENCES bank_import (id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE imported_bank; DROP TABLE bank_import");
  }
}
