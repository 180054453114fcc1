import type { MigrationInterface, QueryRunner } from "typeorm";

/** What traders wish the marketplace did. */
export class FeatureRequestTable implements MigrationInterface {
  readonly name = "feature-request-1796230100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE feature_request (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        trader_id text NOT NULL REFERENCES trader (id),
        text text NOT NULL,
        sent_at timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE feature_request");
  }
}
