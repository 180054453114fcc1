import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * What offers are ordered by besides their price: their owner's points and release time, kept with
 * each offer, so that every order of the listing is that of an index. A point is a share of the
 * price: so offers keep their order when the market moves, and no row is written.
 */
export class OfferRanks implements MigrationInterface {
  readonly name = "offer-ranks-1796380000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE owner_standing (
        trader_id       text NOT NULL REFERENCES trader (id),
        side            text NOT NULL,
        rank_shift      integer NOT NULL CHECK (rank_shift > -10000),
        release_seconds integer,
        PRIMARY KEY (trader_id, side)
      )`);
    await runner.query(`
      ALTER TABLE offer
        ADD COLUMN rank_shift      integer NOT NULL DEFAULT 0 CHECK (rank_shift > -10000),
        ADD COLUMN release_seconds integer,
        ADD COLUMN margin_rank     bigint GENERATED ALWAYS AS
          ((10000 + margin_bp)::bigint * (10000 + rank_shift)) STORED,
        ADD COLUMN fixed_rank      numeric GENERATED ALWAYS AS
          (fixed_price * (10000 + rank_shift)) STORED`);
    await runner.query(`
      DROP INDEX offer_margin_any, offer_margin_method, offer_fixed_any, offer_fixed_method`);
    const seen = "is_active AND is_approved";
    const rest = "range_min, range_max, predefined, owner_id, tags";
    const any = "side, asset, currency";
    for (const [name, key, and] of [
      ["margin_any", `${any}, margin_rank, id`, `payment_method, ${rest}`],
      ["margin_method", `${any}, payment_method, margin_rank, id`, rest],
      ["margin_price", `${any}, margin_bp, id`, `payment_method, ${rest}`],
      ["release", `${any}, release_seconds, id`, `payment_method, ${rest}`],
    ] as const) {
      await runner.query(
        `CREATE INDEX offer_${name} ON offer (${key}) INCLUDE (${and}) WHERE ${seen}`,
      );
    }
    for (const [name, method, column, and] of [
      ["fixed_any", "", "fixed_rank", `payment_method, ${rest}`],
      ["fixed_method", "payment_method, ", "fixed_rank", rest],
      ["fixed_price", "", "fixed_price", `payment_method, ${rest}`],
    ] as const) {
      await runner.query(
        `CREATE INDEX offer_${name} ON offer (${any}, ${method}${column}, id) INCLUDE (${and})
          WHERE ${seen} AND ${column} IS NOT NULL`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX offer_margin_any, offer_margin_method, offer_margin_price, offer_release,
        offer_fixed_any, offer_fixed_method, offer_fixed_price`);
    await runner.query(`
      ALTER TABLE offer DROP COLUMN margin_rank, DROP COLUMN fixed_rank, DROP COLUMN rank_shift,
        DROP COLUMN release_seconds`);
    await runner.query("DROP TABLE owner_standing");
    for (const [name, method] of [
      ["any", ""],
      ["method", "payment_method, "],
    ] as const) {
      const key = `side, asset, currency, ${method}`;
      const rest = `${method === "" ? "payment_method, " : ""}range_min, range_max, predefined`;
      await runner.query(`
        CREATE INDEX offer_margin_${name} ON offer (${key}margin_bp, id) INCLUDE (${rest})
        WHERE is_active AND is_approved`);
      await runner.query(`
        CREATE INDEX offer_fixed_${name} ON offer (${key}fixed_price, id) INCLUDE (${rest})
        WHERE is_active AND is_approved AND fixed_price IS NOT NULL`);
    }
  }
}
