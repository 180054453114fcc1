import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * The assets that amounts are kept in. Everything that holds money refers to this table; a test
 * compares it with the domain's.
 */
export class Assets implements MigrationInterface {
  readonly name = "assets-1795132800000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE asset (
        code               text PRIMARY KEY CHECK (code ~ '^[A-Z]{3,5}$'),
        crypto_currency_id integer NOT NULL UNIQUE CHECK (crypto_currency_id > 0),
        base_unit_digits   smallint NOT NULL CHECK (base_unit_digits BETWEEN 0 AND 18),
        shown_digits       smallint NOT NULL CHECK (shown_digits BETWEEN 0 AND base_unit_digits),
        granule            numeric(30, 0) NOT NULL
          CHECK (granule = power(10::numeric, (base_unit_digits - shown_digits)::numeric))
      )`);
    await runner.query(`
      INSERT INTO asset (code, crypto_currency_id, base_unit_digits, shown_digits, granule)
      VALUES ('BTC', 8, 8, 8, 1), ('USDT', 6, 6, 6, 1), ('ETH', 9, 18, 8, 10000000000)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE asset");
  }
}
