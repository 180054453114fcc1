import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * What the platform converts with, the one quote that somebody has at a time, and what was converted at a
 * quote: once for each.
 */
export class ConversionTables implements MigrationInterface {
  readonly name = "conversions-1796870000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE inventory (
        id text PRIMARY KEY REFERENCES asset (code),
        version integer NOT NULL,
        funded numeric(38, 0) NOT NULL DEFAULT 0 CHECK (funded >= 0)
      )`);
    const both = `
      from_asset text NOT NULL REFERENCES asset (code),
      from_units numeric(38, 0) NOT NULL CHECK (from_units > 0),
      to_asset text NOT NULL REFERENCES asset (code),
      to_units numeric(38, 0) NOT NULL CHECK (to_units > 0),
      spread_units numeric(38, 0) NOT NULL CHECK (spread_units >= 0),
      usd_cents numeric(30, 0) NOT NULL CHECK (usd_cents >= 0),
      CHECK (from_asset <> to_asset)`;
    await runner.query(`
      CREATE TABLE conversion_quote (
        trader_id text PRIMARY KEY REFERENCES trader (id),
        id text NOT NULL UNIQUE,
        expires_at timestamptz NOT NULL, ${both}
      )`);
    await runner.query(`
      CREATE TABLE conversion (
        id text PRIMARY KEY,
        version integer NOT NULL,
        trader_id text NOT NULL REFERENCES trader (id),
        converted_at timestamptz NOT NULL, ${both}
      )`);
    await runner.query(
      "CREATE INDEX conversion_trader ON conversion (trader_id, converted_at DESC)",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE conversion, conversion_quote, inventory");
  }
}
