import type { MigrationInterface, QueryRunner } from "typeorm";

/** By column, what few offers have and some searches ask for. */
const rare = {
  new_buyers: "least_trades = 0 AND new_buyer_most IS NOT NULL",
  bin_codes: "bin_codes <> '{}'",
  card_regions: "card_regions <> '{}'",
  region_ids: "region_ids <> '{}'",
} as const;

/**
 * Indexes of the offers that have what few have: the indexes of the lists' orders do not hold these columns, so
 * a search for them read every offer of its pairs from the table.
 */
export class IndexesOfRareFilters implements MigrationInterface {
  readonly name = "indexes-of-rare-filters-1796840400000";

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, has] of Object.entries(rare)) {
      await runner.query(`CREATE INDEX offer_with_${name} ON offer (side, asset, currency)
        WHERE is_active AND is_approved AND ${has}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    const names = Object.keys(rare).map((name) => `offer_with_${name}`);
    await runner.query(`DROP INDEX ${names.join(", ")}`);
  }
}
