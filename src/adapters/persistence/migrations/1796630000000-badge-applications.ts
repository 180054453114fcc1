import type { MigrationInterface, QueryRunner } from "typeorm";

/** Applications for badges with their decisions, and the vendor terms that people accepted. */
export class BadgeApplicationTables implements MigrationInterface {
  readonly name = "badge-applications-1796630000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE badge_application (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        trader_id text NOT NULL REFERENCES trader (id),
        badge text NOT NULL,
        text text NOT NULL,
        terms_version integer,
        at timestamptz NOT NULL DEFAULT clock_timestamp(),
        is_approved boolean,
        decision_words text,
        decided_by text REFERENCES staff (id),
        decided_at timestamptz,
        CHECK ((decided_at IS NULL) = (is_approved IS NULL))
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX badge_application_open ON badge_application (trader_id)
        WHERE decided_at IS NULL`,
    );
    await runner.query(
      "CREATE INDEX badge_application_trader ON badge_application (trader_id, id)",
    );
    await runner.query(`
      CREATE TABLE vendor_terms (
        trader_id text NOT NULL REFERENCES trader (id),
        version integer NOT NULL CHECK (version > 0),
        accepted_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (trader_id, version)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE vendor_terms");
    await runner.query("DROP TABLE badge_application");
  }
}
