import type { MigrationInterface, QueryRunner } from "typeorm";

/** Corporate accounts with what they applied with, and their documents. */
export class CompanyTables implements MigrationInterface {
  readonly name = "companies-1796650000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE company (
        trader_id text PRIMARY KEY REFERENCES trader (id),
        converted_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        postponed_until timestamptz,
        state text,
        legal_name text NOT NULL DEFAULT '',
        business_name text NOT NULL DEFAULT '',
        registration_number text NOT NULL DEFAULT '',
        country text NOT NULL DEFAULT '',
        address text NOT NULL DEFAULT '',
        website text NOT NULL DEFAULT '',
        activity text NOT NULL DEFAULT '',
        submissions integer NOT NULL DEFAULT 0,
        submitted_at timestamptz,
        reason text,
        level_before numeric,
        CHECK ((state IS NULL) = (submitted_at IS NULL))
      )`);
    await runner.query("CREATE INDEX company_submitted ON company (state, submitted_at)");
    await runner.query(`
      CREATE TABLE company_document (
        id text PRIMARY KEY,
        trader_id text NOT NULL REFERENCES trader (id),
        proves text NOT NULL,
        kind text NOT NULL,
        name text NOT NULL,
        bytes integer NOT NULL,
        width integer,
        height integer,
        pages integer,
        is_stored boolean NOT NULL DEFAULT false,
        is_dropped boolean NOT NULL DEFAULT false,
        at timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
    await runner.query("CREATE INDEX company_document_trader ON company_document (trader_id, at)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE company_document");
    await runner.query("DROP TABLE company");
  }
}
