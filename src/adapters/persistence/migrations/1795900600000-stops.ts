import type { MigrationInterface, QueryRunner } from "typeorm";

/** What the platform stopped, of one coin or of all; whose end is asked for, and what ended. */
export class Stops implements MigrationInterface {
  readonly name = "stops-1795900600000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE stop (
        id               text PRIMARY KEY,
        kind             text NOT NULL,
        asset            text REFERENCES asset,
        started_by       text NOT NULL REFERENCES staff,
        started_reason   text NOT NULL,
        started_at       timestamptz NOT NULL DEFAULT clock_timestamp(),
        end_asked_by     text REFERENCES staff,
        end_asked_reason text,
        end_asked_at     timestamptz,
        ended_by         text REFERENCES staff,
        ended_reason     text,
        ended_at         timestamptz,
        CHECK (num_nulls(end_asked_by, end_asked_reason, end_asked_at) IN (0, 3)),
        CHECK (num_nulls(ended_by, ended_reason, ended_at) IN (0, 3))
      )`);
    // Read with every trade that is judged: only what holds is in it.
    await runner.query(`
      CREATE UNIQUE INDEX ON stop (kind, (coalesce(asset, ''))) WHERE ended_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE stop");
  }
}
