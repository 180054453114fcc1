import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Moderation of offers and what traders report about them. Others see approved offers only, so the
 * indexes of the listing hold nothing else.
 */
export class OfferModeration implements MigrationInterface {
  readonly name = "offer-moderation-1795800300000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE offer
        ADD COLUMN moderation        smallint NOT NULL DEFAULT 1 CHECK (moderation BETWEEN 1 AND 4),
        ADD COLUMN is_approved       boolean GENERATED ALWAYS AS (moderation = 1) STORED,
        ADD COLUMN held_by           text,
        ADD COLUMN moderation_reason text,
        ADD COLUMN moderated_by      text REFERENCES staff (id),
        ADD COLUMN moderated_at      timestamptz,
        ADD COLUMN appeal_text       text,
        ADD COLUMN appealed_at       timestamptz,
        ADD COLUMN waits_since       timestamptz,
        ADD CHECK (held_by IS NULL OR moderation = 2),
        ADD CHECK (num_nonnulls(moderation_reason, moderated_by, moderated_at) IN (0, 3)),
        ADD CHECK (num_nonnulls(appeal_text, appealed_at) IN (0, 2))`);
    await runner.query(
      "CREATE INDEX offer_waiting ON offer (waits_since) WHERE waits_since IS NOT NULL",
    );
    await listingIndexes(runner, "is_active AND is_approved");
    await runner.query(`
      CREATE TABLE offer_report (
        id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        offer_id      text NOT NULL REFERENCES offer (id),
        offer_version integer NOT NULL,
        reporter_id   text NOT NULL REFERENCES trader (id),
        reason        text NOT NULL,
        text          text NOT NULL,
        at            timestamptz NOT NULL DEFAULT clock_timestamp(),
        closed_at     timestamptz
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX offer_report_open ON offer_report (offer_id, reporter_id)
      WHERE closed_at IS NULL`);
    await runner.query("CREATE INDEX ON offer_report (offer_id, id)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE offer_report");
    await listingIndexes(runner, "is_active");
    await runner.query(`
      ALTER TABLE offer DROP COLUMN is_approved, DROP COLUMN moderation, DROP COLUMN held_by,
        DROP COLUMN moderation_reason, DROP COLUMN moderated_by, DROP COLUMN moderated_at,
        DROP COLUMN appeal_text, DROP COLUMN appealed_at, DROP COLUMN waits_since`);
  }
}

/** The indexes of the listing anew, over the offers that others see. */
async function listingIndexes(runner: QueryRunner, seen: string): Promise<void> {
  for (const [name, method] of [
    ["any", ""],
    ["method", "payment_method, "],
  ] as const) {
    const key = `side, asset, currency, ${method}`;
    const rest = `${method === "" ? "payment_method, " : ""}range_min, range_max, predefined`;
    await runner.query(`DROP INDEX offer_margin_${name}, offer_fixed_${name}`);
    await runner.query(`
      CREATE INDEX offer_margin_${name} ON offer (${key}margin_bp, id) INCLUDE (${rest})
      WHERE ${seen}`);
    await runner.query(`
      CREATE INDEX offer_fixed_${name} ON offer (${key}fixed_price, id) INCLUDE (${rest})
      WHERE ${seen} AND fixed_price IS NOT NULL`);
  }
}
