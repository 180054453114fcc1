import type { MigrationInterface, QueryRunner } from "typeorm";

/** Requests to take second factors off, and how staff decided them: one of a person is open at a time. */
export class FactorResetTable implements MigrationInterface {
  readonly name = "factor-resets-1796642000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE factor_reset (
        id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        trader_id      text NOT NULL REFERENCES trader (id),
        answers        text NOT NULL,
        asked_at       timestamptz NOT NULL DEFAULT clock_timestamp(),
        proposed_by    text REFERENCES staff (id),
        proposal_words text,
        proposed_at    timestamptz,
        outcome        text,
        approved_by    text REFERENCES staff (id),
        closed_by      text REFERENCES staff (id),
        closing_words  text,
        closed_at      timestamptz,
        CHECK ((closed_at IS NULL) = (outcome IS NULL)),
        CHECK (approved_by IS NULL OR (proposed_by IS NOT NULL AND approved_by <> proposed_by))
      );
      CREATE UNIQUE INDEX factor_reset_open ON factor_reset (trader_id) WHERE closed_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE factor_reset");
  }
}
