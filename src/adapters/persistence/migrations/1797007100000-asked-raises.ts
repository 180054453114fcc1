import type { MigrationInterface, QueryRunner } from "typeorm";

/** Staff may ask for a higher fee of a send: how often it was replaced when they last did. */
export class AskedRaises implements MigrationInterface {
  readonly name = "asked-raises-1797007100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE send ADD COLUMN raise_asked integer");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE send DROP COLUMN raise_asked");
  }
}
