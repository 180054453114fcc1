import type { MigrationInterface, QueryRunner } from "typeorm";

/** From which blocked address a deposit comes, and what staff decided about it. */
export class HeldDeposits implements MigrationInterface {
  readonly name = "held-deposits-1797003000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE deposit
        ADD COLUMN ruling text CHECK (length(ruling) BETWEEN 1 AND 20),
        ADD COLUMN blocked_sender text CHECK (length(blocked_sender) BETWEEN 1 AND 100)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE deposit DROP COLUMN ruling, DROP COLUMN blocked_sender");
  }
}
