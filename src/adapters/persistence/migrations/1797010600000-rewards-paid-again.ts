import type { MigrationInterface, QueryRunner } from "typeorm";

/** How often each share of a partner was paid: one that was taken back with its fee comes back with it. */
export class RewardsPaidAgain implements MigrationInterface {
  readonly name = "rewards-paid-again-1797010600000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "ALTER TABLE partner_reward ADD COLUMN times integer NOT NULL DEFAULT 1 CHECK (times > 0)",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE partner_reward DROP COLUMN times");
  }
}
