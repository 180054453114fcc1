import type { MigrationInterface, QueryRunner } from "typeorm";

/** Finds the few offers of some owners, with a tag, or with an amount that large or that small, among all of them. */
export class FindRareOffers implements MigrationInterface {
  name = "FindRareOffers1796910000000";

  async up(runner: QueryRunner): Promise<void> {
    // Amounts that stand one by one are stored in order.
    await runner.query(`
      ALTER TABLE offer
        ADD least_amount numeric GENERATED ALWAYS AS (coalesce(range_min, predefined[1])) STORED,
        ADD most_amount numeric GENERATED ALWAYS AS
          (coalesce(range_max, predefined[cardinality(predefined)])) STORED`);
    for (const column of ["least_amount", "most_amount"]) {
      await runner.query(`
        CREATE INDEX offer_by_${column} ON offer (side, asset, currency, ${column}) INCLUDE (id)
         WHERE is_active AND is_approved`);
    }
    await runner.query(`
      CREATE INDEX offer_by_owner ON offer (owner_id, side) INCLUDE (asset, currency, id)
       WHERE is_active AND is_approved`);
    await runner.query(`
      CREATE INDEX offer_by_tags ON offer USING gin (tags)
       WHERE is_active AND is_approved AND tags <> '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX offer_by_tags, offer_by_owner");
    await runner.query("ALTER TABLE offer DROP least_amount, DROP most_amount");
  }
}
