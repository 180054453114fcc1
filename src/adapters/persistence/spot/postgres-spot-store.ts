import type { DataSource } from "typeorm";
import type { SpotStore, StoredSpotFacts } from "../../../application/ports/spot-store.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import { accountId } from "../../../domain/ledger/account.ts";
import type { AssetCode } from "../../../domain/money/asset.ts";
import { spotMarkets, spotQuote, type SpotPair } from "../../../domain/spot/spot-market.ts";
import { spotSides, type SpotSide } from "../../../domain/spot/spot-order.ts";
import { inDebtColumn, isOpen } from "../claim/claim-column.ts";
import { haltsColumn, haltsOf, type HaltsRow } from "../halt/halts-column.ts";
import { spotOrderJson, spotOrderOf, type SpotOrderJson } from "./spot-rows.ts";

interface FactsRow extends HaltsRow {
  readonly now: Date;
  readonly country: string | null;
  readonly in_debt: boolean;
  readonly available: string;
  readonly open_orders: number;
  readonly market: {
    readonly version: number;
    readonly placed: number;
    readonly fills: number;
  } | null;
  readonly makers: readonly SpotOrderJson[];
  readonly debts: readonly { readonly traderId: string; readonly asset: AssetCode }[];
}

/** Best first: the lowest price of sellers, the highest of buyers. */
const bestFirst: Readonly<Record<SpotSide, string>> = { sell: "o.price", buy: "o.price DESC" };

/** Orders as rows. One statement reads a book and the version of its market: both of one moment. */
export class PostgresSpotStore implements SpotStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async facts(
    traderId: TraderId,
    pair: SpotPair,
    side: SpotSide,
    most: number,
  ): Promise<StoredSpotFacts> {
    const other: SpotSide = spotSides.find((each) => each !== side) ?? side;
    const asset = side === "buy" ? spotQuote : spotMarkets[pair].base;
    const [row] = await this.#dataSource.query<FactsRow[]>(
      `WITH maker AS (
         SELECT o.* FROM spot_order o WHERE o.pair = $2 AND o.side = $3 AND o.ended_at IS NULL
          ORDER BY ${bestFirst[other]}, o.sequence LIMIT $4)
       SELECT clock_timestamp() AS now, ${haltsColumn}, ${inDebtColumn("$1")} AS in_debt,
         (SELECT country FROM preference WHERE trader_id = $1) AS country,
         coalesce((SELECT balance FROM ledger_account WHERE id = $5), 0)::text AS available,
         (SELECT count(*)::integer FROM spot_order o
           WHERE o.trader_id = $1 AND o.pair = $2 AND o.ended_at IS NULL) AS open_orders,
         (SELECT json_build_object('version', m.version, 'placed', m.placed, 'fills', m.fills)
            FROM spot_market m WHERE m.id = $2) AS market,
         (SELECT coalesce(json_agg(${spotOrderJson("o")} ORDER BY ${bestFirst[other]}, o.sequence), '[]')
            FROM maker o) AS makers,
         (SELECT coalesce(json_agg(DISTINCT jsonb_build_object('traderId', d.debtor_id, 'asset', d.asset)), '[]')
            FROM claim d WHERE d.debtor_id IN (SELECT trader_id FROM maker) AND ${isOpen("d")}) AS debts`,
      [traderId, pair, other, most, accountId({ kind: "available", asset, traderId })],
    );
    if (!row) throw new Error("The database gave no row");
    return {
      now: row.now.getTime(),
      country: row.country ?? undefined,
      inDebt: row.in_debt,
      available: BigInt(row.available),
      halts: haltsOf(row),
      openOrders: row.open_orders,
      market: row.market ?? { version: undefined, placed: 0, fills: 0 },
      makers: row.makers.map(spotOrderOf),
      debts: row.debts,
    };
  }

  async find(traderId: TraderId, id: string) {
    const [row] = await this.#dataSource.query<
      { readonly spot_order: SpotOrderJson; readonly is_open: boolean }[]
    >(
      `SELECT ${spotOrderJson("o")} AS spot_order, o.ended_at IS NULL AS is_open
         FROM spot_order o WHERE o.id = $1 AND o.trader_id = $2`,
      [id, traderId],
    );
    return row && { order: spotOrderOf(row.spot_order), isOpen: row.is_open };
  }

  async openIds(traderId: TraderId, pair: SpotPair | undefined): Promise<readonly string[]> {
    const rows = await this.#dataSource.query<{ readonly id: string }[]>(
      `SELECT o.id FROM spot_order o
        WHERE o.trader_id = $1 AND o.ended_at IS NULL AND ($2::text IS NULL OR o.pair = $2)
        ORDER BY o.placed_at, o.id`,
      [traderId, pair ?? null],
    );
    return rows.map(({ id }) => id);
  }
}
