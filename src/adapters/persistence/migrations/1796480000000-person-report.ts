import type { MigrationInterface, QueryRunner } from "typeorm";

/** What traders report about each other, and what moderators decided. */
export class PersonReportTable implements MigrationInterface {
  readonly name = "person-report-1796480000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE person_report (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        subject_id text NOT NULL REFERENCES trader (id),
        reporter_id text NOT NULL REFERENCES trader (id),
        place text NOT NULL,
        trade_id text REFERENCES trade (id),
        offer_id text REFERENCES offer (id),
        reason text NOT NULL,
        text text NOT NULL,
        at timestamptz NOT NULL DEFAULT clock_timestamp(),
        decision text,
        decision_words text,
        decided_by text REFERENCES staff (id),
        closed_at timestamptz,
        CHECK (subject_id <> reporter_id),
        CHECK ((closed_at IS NULL) = (decision IS NULL))
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX person_report_open ON person_report (subject_id, reporter_id)
        WHERE closed_at IS NULL`,
    );
    await runner.query("CREATE INDEX person_report_subject ON person_report (subject_id, id)");
    await runner.query("CREATE INDEX person_report_reporter ON person_report (reporter_id)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE person_report");
  }
}
