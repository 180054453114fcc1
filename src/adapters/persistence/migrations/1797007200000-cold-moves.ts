import type { MigrationInterface, QueryRunner } from "typeorm";

/** A send without an owner moves coins of ours to cold storage. */
export class ColdMoves implements MigrationInterface {
  readonly name = "cold-moves-1797007200000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE send ALTER COLUMN trader_id DROP NOT NULL");
    await runner.query(`
      ALTER TABLE send ADD CONSTRAINT send_owner
        CHECK (trader_id IS NOT NULL OR (needs_approval AND recipient_id IS NULL AND payment_hash IS NULL))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE send DROP CONSTRAINT send_owner");
    await runner.query("ALTER TABLE send ALTER COLUMN trader_id SET NOT NULL");
  }
}
