import type { MigrationInterface, QueryRunner } from "typeorm";

/** What a transaction takes that another one replaced, and what comes back from it: either may land. */
export class ReplacedPayments implements MigrationInterface {
  readonly name = "replaced-payments-1796996000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE earlier_transaction
        ADD COLUMN paid_fee numeric(38, 0),
        ADD COLUMN change numeric(38, 0)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE earlier_transaction DROP COLUMN paid_fee, DROP COLUMN change");
  }
}
