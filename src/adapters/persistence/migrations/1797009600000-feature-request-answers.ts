import type { MigrationInterface, QueryRunner } from "typeorm";

/** What staff answer to what traders wish for, and a trader's own wishes by an index. */
export class FeatureRequestAnswers implements MigrationInterface {
  readonly name = "feature-request-answers-1797009600000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE feature_request
        ADD COLUMN answer text,
        ADD COLUMN answered_by text REFERENCES staff (id),
        ADD COLUMN answered_at timestamptz,
        ADD CONSTRAINT feature_request_answer CHECK (num_nonnulls(answer, answered_by, answered_at) IN (0, 3))`);
    await runner.query("CREATE INDEX feature_request_of_trader ON feature_request (trader_id, id)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX feature_request_of_trader");
    await runner.query(`
      ALTER TABLE feature_request
        DROP CONSTRAINT feature_request_answer,
        DROP COLUMN answer, DROP COLUMN answered_by, DROP COLUMN answered_at`);
  }
}
