import type { MigrationInterface, QueryRunner } from "typeorm";

/** Numbers the changes of a helper's seat: each is an event that one of the two is told of. */
export class TeamVersions implements MigrationInterface {
  readonly name = "team-versions-1796880300000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE vendor_helper ADD COLUMN version integer NOT NULL DEFAULT 1");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE vendor_helper DROP COLUMN version");
  }
}
