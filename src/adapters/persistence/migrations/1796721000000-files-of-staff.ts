import type { MigrationInterface, QueryRunner } from "typeorm";

/** Case workers send files, too: each file is of a party or of a member of staff. */
export class FilesOfStaff implements MigrationInterface {
  readonly name = "files-of-staff-1796721000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE attachment
        ALTER COLUMN author_id DROP NOT NULL,
        ADD COLUMN staff_id text REFERENCES staff (id),
        ADD CHECK (num_nonnulls(author_id, staff_id) = 1)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE attachment DROP COLUMN staff_id, ALTER COLUMN author_id SET NOT NULL`);
  }
}
