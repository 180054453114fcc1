import type { MigrationInterface, QueryRunner } from "typeorm";

/** Whom traders trust, and whom they blocked. */
export class ContactTable implements MigrationInterface {
  readonly name = "contacts-1796340000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE contact (
        owner_id text NOT NULL REFERENCES trader (id),
        subject_id text NOT NULL REFERENCES trader (id),
        is_trusted boolean NOT NULL,
        is_blocked boolean NOT NULL,
        changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (owner_id, subject_id),
        CHECK (owner_id <> subject_id),
        CHECK (is_trusted <> is_blocked)
      )`);
    await runner.query("CREATE INDEX contact_of_subject ON contact (subject_id)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE contact");
  }
}
