import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * What puts an offer before others or behind them besides its price and its owner's points. How far it
 * stands in front is one number that the indexes of the default order hold, so that lists leave out of
 * them what an index of its own, a short one, has put before.
 */
export class OfferMarkColumns implements MigrationInterface {
  readonly name = "offer-marks-1796450000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE offer
        ADD COLUMN is_stickied              boolean NOT NULL DEFAULT false,
        ADD COLUMN is_featured_by_moderator boolean NOT NULL DEFAULT false,
        ADD COLUMN is_promoted              boolean NOT NULL DEFAULT false,
        ADD COLUMN penalty_shift            integer NOT NULL DEFAULT 0,
        ADD COLUMN penalty_reset_at         timestamptz,
        ADD COLUMN front smallint GENERATED ALWAYS AS
          (CASE WHEN is_stickied THEN 2 WHEN is_featured_by_moderator OR is_promoted THEN 1 ELSE 0 END)
          STORED`);
    await runner.query(`
      CREATE TABLE offer_promotion (
        id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        offer_id  text NOT NULL REFERENCES offer (id),
        owner_id  text NOT NULL REFERENCES trader (id),
        asked_at  timestamptz NOT NULL,
        starts_at timestamptz NOT NULL,
        ends_at   timestamptz NOT NULL CHECK (ends_at > starts_at),
        note      text NOT NULL
      )`);
    await runner.query("CREATE INDEX ON offer_promotion (owner_id, asked_at)");
    await runner.query("CREATE INDEX ON offer_promotion (offer_id, ends_at)");
    await runner.query("CREATE INDEX ON offer_promotion (ends_at)");
    await runner.query("CREATE INDEX trader_mark_at ON trader_mark (at)");
    await rankIndexes(runner, "front, ");
    await runner.query(`CREATE INDEX offer_front ON offer (side, asset, currency)
      WHERE is_active AND is_approved AND front > 0`);
    await runner.query("CREATE INDEX offer_promoted ON offer (id) WHERE is_promoted");
    await runner.query("CREATE INDEX offer_penalized ON offer (id) WHERE penalty_shift <> 0");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX offer_front, trader_mark_at");
    await rankIndexes(runner, "");
    await runner.query(`
      ALTER TABLE offer DROP COLUMN front, DROP COLUMN is_stickied,
        DROP COLUMN is_featured_by_moderator, DROP COLUMN is_promoted, DROP COLUMN penalty_shift,
        DROP COLUMN penalty_reset_at`);
    await runner.query("DROP TABLE offer_promotion");
  }
}

/** The indexes of the default order, with these columns beside those that they had. */
async function rankIndexes(runner: QueryRunner, more: string): Promise<void> {
  const rest = `${more}range_min, range_max, predefined, owner_id, tags`;
  const any = "side, asset, currency";
  const seen = "is_active AND is_approved";
  for (const [name, method, rank, and] of [
    ["margin_any", "", "margin_rank", "payment_method, "],
    ["margin_method", "payment_method, ", "margin_rank", ""],
    ["fixed_any", "", "fixed_rank", "payment_method, "],
    ["fixed_method", "payment_method, ", "fixed_rank", ""],
  ] as const) {
    const known = rank === "fixed_rank" ? " AND fixed_rank IS NOT NULL" : "";
    await runner.query(`DROP INDEX offer_${name}`);
    await runner.query(`CREATE INDEX offer_${name} ON offer (${any}, ${method}${rank}, id)
      INCLUDE (${and}${rest}) WHERE ${seen}${known}`);
  }
}
