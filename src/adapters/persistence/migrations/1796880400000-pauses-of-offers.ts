import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * What keeps offers off for a while: holidays of their owners, and bands of the market price. Such an offer is
 * not on anywhere: `is_active` and `in_pool` are false, and `is_paused` says that its owner has it on.
 */
export class PausesOfOffers implements MigrationInterface {
  readonly name = "pauses-of-offers-1796880400000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE offer
      ADD COLUMN guard_least numeric CHECK (guard_least > 0),
      ADD COLUMN guard_most numeric CHECK (guard_most > 0),
      ADD COLUMN guard_comes_back boolean NOT NULL DEFAULT true,
      ADD COLUMN pauses text[] NOT NULL DEFAULT '{}',
      ADD COLUMN is_paused boolean NOT NULL DEFAULT false,
      ADD CHECK (guard_least < guard_most),
      ADD CHECK (pauses <> '{}' OR NOT is_paused),
      ADD CHECK (pauses = '{}' OR NOT (is_active OR in_pool))`);
    await runner.query(`CREATE INDEX offer_guarded ON offer (asset, currency)
      WHERE guard_least IS NOT NULL OR guard_most IS NOT NULL`);
    await runner.query("CREATE INDEX offer_paused ON offer (owner_id) WHERE pauses <> '{}'");
    await runner.query(`
      CREATE TABLE holiday (
        trader_id text PRIMARY KEY REFERENCES trader (id),
        day date NOT NULL,
        time_zone text NOT NULL,
        until timestamptz NOT NULL,
        begun_at timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
    await runner.query("CREATE INDEX holiday_until ON holiday (until)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE holiday");
    await runner.query(`ALTER TABLE offer DROP COLUMN guard_least, DROP COLUMN guard_most,
      DROP COLUMN guard_comes_back, DROP COLUMN pauses, DROP COLUMN is_paused`);
  }
}
