import type { MigrationInterface, QueryRunner } from "typeorm";

/** Offers that people are writing; their content is encrypted with the key of their owner. */
export class OfferDraftTable implements MigrationInterface {
  readonly name = "offer-drafts-1796880410000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE offer_draft (
        trader_id text NOT NULL REFERENCES trader (id),
        id text NOT NULL,
        version integer NOT NULL CHECK (version > 0),
        content bytea NOT NULL,
        side text NOT NULL,
        asset text NOT NULL,
        currency text NOT NULL,
        payment_method text NOT NULL,
        saved_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        kept_until timestamptz NOT NULL,
        PRIMARY KEY (trader_id, id)
      )`);
    await runner.query("CREATE INDEX offer_draft_kept_until ON offer_draft (kept_until)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE offer_draft");
  }
}
