import type { MigrationInterface, QueryRunner } from "typeorm";

/** What operators changed about a payment method: a part of each decision, as it is from then on. */
export class TraitsOfMethods implements MigrationInterface {
  readonly name = "traits-of-methods-1796992000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "ALTER TABLE catalogue_decision ADD COLUMN traits jsonb NOT NULL DEFAULT '{}'",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE catalogue_decision DROP COLUMN traits");
  }
}
