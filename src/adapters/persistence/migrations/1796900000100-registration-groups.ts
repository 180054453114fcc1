import type { MigrationInterface, QueryRunner } from "typeorm";

/** The registration group of a person; those who were here before need no ID first, as until now. */
export class RegistrationGroups implements MigrationInterface {
  readonly name = "registration-groups-1796900000100";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "ALTER TABLE trader ADD COLUMN registration_group smallint NOT NULL DEFAULT 2",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE trader DROP COLUMN registration_group");
  }
}
