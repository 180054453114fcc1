import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Searches that traders saved. `seen`: the offers of the last look; `alerts` counts what was told, and
 * numbers its events.
 */
export class SavedSearchTable implements MigrationInterface {
  readonly name = "saved-searches-1796560000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE saved_search (
        id           text PRIMARY KEY,
        trader_id    text NOT NULL REFERENCES trader (id),
        filters      jsonb NOT NULL,
        wants_alerts boolean NOT NULL,
        seen         text[] NOT NULL,
        alerts       integer NOT NULL DEFAULT 0,
        created_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
        due_at       timestamptz NOT NULL DEFAULT clock_timestamp(),
        found_at     timestamptz
      )`);
    await runner.query(
      "CREATE UNIQUE INDEX saved_search_of_trader ON saved_search (trader_id, md5(filters::text))",
    );
    await runner.query("CREATE INDEX saved_search_due ON saved_search (due_at) WHERE wants_alerts");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE saved_search");
  }
}
