import type { MigrationInterface, QueryRunner } from "typeorm";

/** Whether a refund came before its card was terminated, or after. */
export class RefundsOfClosedCards implements MigrationInterface {
  readonly name = "refunds-of-closed-cards-1797006000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "ALTER TABLE virtual_card_payment ADD COLUMN is_on_card boolean NOT NULL DEFAULT true",
    );
    // Until now, what was booked after a card was closed went to its holder's wallet.
    await runner.query(`
      UPDATE virtual_card_payment p SET is_on_card = false
        FROM virtual_card c
       WHERE c.id = p.card_id AND p.kind = 'refund' AND c.closed_at <= coalesce(p.booked_at, clock_timestamp())`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE virtual_card_payment DROP COLUMN is_on_card");
  }
}
