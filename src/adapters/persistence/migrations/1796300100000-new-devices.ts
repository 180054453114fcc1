import type { MigrationInterface, QueryRunner } from "typeorm";

/** What a delivery is about, by its id, where its kind and its reader do not say it. */
export class NewDevices implements MigrationInterface {
  readonly name = "new-devices-1796300100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE delivery ADD COLUMN about text");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE delivery DROP COLUMN about");
  }
}
