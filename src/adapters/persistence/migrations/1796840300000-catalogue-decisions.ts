import type { MigrationInterface, QueryRunner } from "typeorm";

/** What staff withdrew from the catalogue, and offered again: a row for each decision. */
export class CatalogueDecisions implements MigrationInterface {
  readonly name = "catalogue-decisions-1796840300000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE catalogue_decision (
        kind       text NOT NULL,
        key        text NOT NULL,
        version    integer NOT NULL CHECK (version > 0),
        is_offered boolean NOT NULL,
        note       text NOT NULL,
        made_by    text NOT NULL REFERENCES staff,
        made_at    timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (kind, key, version)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE catalogue_decision");
  }
}
