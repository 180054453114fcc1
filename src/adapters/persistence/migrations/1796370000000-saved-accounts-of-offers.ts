import type { MigrationInterface, QueryRunner } from "typeorm";

/** Offers whose payment details come from a saved account. */
export class SavedAccountsOfOffers implements MigrationInterface {
  readonly name = "saved-accounts-of-offers-1796370000000";

  async up(runner: QueryRunner): Promise<void> {
    // Without a reference: an account is of one of several tables, and offers are kept for ever.
    await runner.query("ALTER TABLE offer ADD COLUMN saved_account_id text");
    await runner.query(
      "CREATE INDEX offer_saved_account ON offer (saved_account_id) WHERE saved_account_id IS NOT NULL",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE offer DROP COLUMN saved_account_id");
  }
}
