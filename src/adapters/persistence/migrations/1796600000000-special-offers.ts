import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Offers to one person, which a message of their chat shows. They are never active, so that no list of
 * offers has them.
 */
export class SpecialOfferColumns implements MigrationInterface {
  readonly name = "special-offers-1796600000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE offer
      ADD COLUMN special_for text REFERENCES trader (id) CHECK (special_for <> owner_id),
      ADD COLUMN special_chat_id text REFERENCES person_chat (id),
      ADD COLUMN special_until timestamptz,
      ADD CHECK (special_for IS NULL
                   AND special_chat_id IS NULL AND special_until IS NULL
              OR special_for IS NOT NULL
                   AND special_chat_id IS NOT NULL AND special_until IS NOT NULL
                   AND fixed_price IS NOT NULL AND NOT is_active)`);
    await runner.query(`CREATE INDEX offer_special_chat ON offer (special_chat_id, created_at DESC)
      WHERE special_chat_id IS NOT NULL`);
    await runner.query(`CREATE INDEX offer_special_for ON offer (special_for)
      WHERE special_for IS NOT NULL`);
    await runner.query("ALTER TABLE person_message ADD COLUMN offer_id text REFERENCES offer (id)");
    await runner.query(`CREATE UNIQUE INDEX person_message_offer ON person_message (offer_id)
      WHERE offer_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE person_message DROP COLUMN offer_id");
    await runner.query(`ALTER TABLE offer DROP COLUMN special_for,
      DROP COLUMN special_chat_id, DROP COLUMN special_until`);
  }
}
