import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Offers whose owner funds the escrow after the start. And a trade that was given back and is taken up
 * again counts for the day on which that happens, not for the day of its start: the limit of a day
 * would not see it otherwise.
 */
export class Agreements implements MigrationInterface {
  readonly name = "agreements-1795900000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE offer ADD COLUMN deferred_escrow boolean NOT NULL DEFAULT false`);
    await runner.query(`
      CREATE FUNCTION count_from_now() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.at := clock_timestamp();
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER counts_again BEFORE UPDATE ON counted_value
        FOR EACH ROW WHEN (OLD.usd_cents = 0 AND NEW.usd_cents > 0)
        EXECUTE FUNCTION count_from_now()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TRIGGER counts_again ON counted_value");
    await runner.query("DROP FUNCTION count_from_now()");
    await runner.query("ALTER TABLE offer DROP COLUMN deferred_escrow");
  }
}
