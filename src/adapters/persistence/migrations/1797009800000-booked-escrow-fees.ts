import type { MigrationInterface, QueryRunner } from "typeorm";

/** What the books have of the platform's part of each payout, and whose balance got it. */
export class BookedEscrowFees implements MigrationInterface {
  readonly name = "booked-escrow-fees-1797009800000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE multisig_escrow
        ADD COLUMN booked_times integer CHECK (booked_times > 0),
        ADD COLUMN booked_units numeric(38, 0) CHECK (booked_units >= 0),
        ADD COLUMN booked_to text REFERENCES trader (id),
        ADD CHECK (num_nulls(booked_times, booked_units) IN (0, 2)),
        ADD CHECK (booked_to IS NULL OR booked_times IS NOT NULL)`);
    await runner.query(`
      UPDATE multisig_escrow e
         SET booked_times = 1, booked_units = p.amount,
             booked_to = (SELECT a.owner_id FROM ledger_account a
                           WHERE a.id = p.account_id AND starts_with(a.id, 'available:'))
        FROM ledger_entry l JOIN ledger_posting p ON p.entry_id = l.id AND p.amount > 0
       WHERE l.ref = 'escrow-fee:' || e.id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      "ALTER TABLE multisig_escrow DROP COLUMN booked_times, DROP COLUMN booked_units, DROP COLUMN booked_to",
    );
  }
}
