import type { MigrationInterface, QueryRunner } from "typeorm";

/** Sends that leave only after two of staff approved them: who did, why, and the seal of both approvals. */
export class SendApprovals implements MigrationInterface {
  readonly name = "send-approvals-1796930100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE send
        ADD COLUMN needs_approval boolean NOT NULL DEFAULT false,
        ADD COLUMN approved_by text REFERENCES staff,
        ADD COLUMN approved_at timestamptz,
        ADD COLUMN approved_reason text,
        ADD COLUMN second_by text REFERENCES staff CHECK (second_by <> approved_by),
        ADD COLUMN approval_seal text,
        ADD CHECK (num_nulls(approved_by, approved_at, approved_reason) IN (0, 3)),
        ADD CHECK (num_nulls(second_by, approval_seal) IN (0, 2))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE send DROP COLUMN needs_approval, DROP COLUMN approved_by, DROP COLUMN approved_at,
        DROP COLUMN approved_reason, DROP COLUMN second_by, DROP COLUMN approval_seal`);
  }
}
