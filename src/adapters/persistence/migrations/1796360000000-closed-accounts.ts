import type { MigrationInterface, QueryRunner } from "typeorm";

/** When accounts were closed by their owners, and when what was known of those was erased. */
export class ClosedAccounts implements MigrationInterface {
  readonly name = "closed-accounts-1796360000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE trader
        ADD COLUMN closed_at timestamptz,
        ADD COLUMN erased_at timestamptz,
        ADD CONSTRAINT erased_after_closing CHECK (erased_at >= closed_at OR erased_at IS NULL)`);
    await runner.query(`
      CREATE INDEX trader_to_erase ON trader (closed_at)
       WHERE closed_at IS NOT NULL AND erased_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE trader DROP COLUMN erased_at, DROP COLUMN closed_at");
  }
}
