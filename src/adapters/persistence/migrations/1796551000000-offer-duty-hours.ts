import type { MigrationInterface, QueryRunner } from "typeorm";

/** When the owners of offers are there; null: always. */
export class OfferDutyHours implements MigrationInterface {
  readonly name = "offer-duty-hours-1796551000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE offer ADD COLUMN duty_hours jsonb");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE offer DROP COLUMN duty_hours");
  }
}
