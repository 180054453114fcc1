import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Offers that change: the version since which nothing but the price changed, and when an offer was
 * deleted (trades go on naming it). What an offer trades is counted from its first day, with a cap or
 * without one: so a cap that is set while trades run holds what they hold.
 */
export class OfferEditing implements MigrationInterface {
  readonly name = "offer-editing-1795700700000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE offer
        ADD COLUMN terms_version integer NOT NULL DEFAULT 1 CHECK (terms_version > 0),
        ADD COLUMN deleted_at timestamptz,
        ADD CHECK (terms_version <= version),
        ADD CHECK (deleted_at IS NULL OR NOT is_active)`);
    await runner.query(`
      ALTER TABLE offer_usage
        ALTER COLUMN cap_minor DROP NOT NULL,
        DROP CONSTRAINT offer_usage_offer_id_fkey,
        ADD FOREIGN KEY (offer_id) REFERENCES offer (id) ON DELETE CASCADE`);
    await runner.query(`
      INSERT INTO offer_usage (offer_id, reserved_minor)
        SELECT offer.id, coalesce((
            SELECT sum(t.fiat_minor) FROM trade t
             WHERE t.offer_id = offer.id AND t.closed_at IS NULL), 0)
          FROM offer
        ON CONFLICT DO NOTHING`);
    await runner.query(`
      CREATE FUNCTION count_new_offers() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO offer_usage (offer_id) SELECT id FROM made;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER counted AFTER INSERT ON offer REFERENCING NEW TABLE AS made
      FOR EACH STATEMENT EXECUTE FUNCTION count_new_offers()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP FUNCTION count_new_offers CASCADE");
    await runner.query("DELETE FROM offer_usage WHERE cap_minor IS NULL");
    await runner.query("ALTER TABLE offer_usage ALTER COLUMN cap_minor SET NOT NULL");
    await runner.query("ALTER TABLE offer DROP COLUMN terms_version, DROP COLUMN deleted_at");
  }
}
