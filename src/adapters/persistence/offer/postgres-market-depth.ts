import type { DataSource } from "typeorm";
import { mostCounted } from "../../../application/ports/offer-store.ts";
import type { MarketDepth } from "../../../application/ports/market-depth.ts";

/** How many of the best offers of each kind of price are looked at. */
const mostShown = 500;

const listed = `is_active AND is_approved AND side = $1 AND asset = $2 AND currency = $3
  AND payment_method = $4`;

/**
 * Reads the best offers of one method by the indexes of the usual order, and counts those before a price by the
 * same. A rank by margin is 10^8 times the share of the market price, one by fixed price 10^4 times that price.
 */
function depthSql(isCheapFirst: boolean): string {
  const [direction, isBefore] = isCheapFirst ? ["ASC", "<"] : ["DESC", ">"];
  return `
    WITH shift AS (
      SELECT coalesce((SELECT s.rank_shift FROM owner_standing s
                        WHERE s.trader_id = $5 AND s.side = $1), 0) AS own
    ), rank AS (
      SELECT ($6::numeric + $7::numeric) * ($6::numeric + own) AS margin,
             ($6::numeric + $7::numeric) * ($6::numeric + own) * $8::numeric / $6::numeric AS fixed
        FROM shift
    )
    SELECT (SELECT count(*)::integer FROM (
              SELECT FROM offer, rank WHERE ${listed} AND owner_id <> $5
                 AND margin_rank ${isBefore} rank.margin LIMIT ${mostCounted}) AS by_margin) AS by_margin,
           (SELECT count(*)::integer FROM (
              SELECT FROM offer, rank WHERE ${listed} AND owner_id <> $5
                 AND fixed_rank ${isBefore} rank.fixed LIMIT ${mostCounted}) AS by_price) AS by_price,
           ARRAY(SELECT margin_bp FROM offer WHERE ${listed} AND margin_rank IS NOT NULL
                  AND owner_id <> $5 ORDER BY margin_rank ${direction} LIMIT ${mostShown}) AS margins,
           ARRAY(SELECT round((fixed_price - $8::numeric) * $6::numeric / $8::numeric)::integer
                   FROM offer WHERE ${listed} AND fixed_rank IS NOT NULL AND $8::numeric > 0
                    AND owner_id <> $5 ORDER BY fixed_rank ${direction} LIMIT ${mostShown}) AS prices`;
}

const cheapFirst = depthSql(true);
const dearFirst = depthSql(false);

/** A whole price in basis points. */
const wholePrice = 10_000;

interface DepthRow {
  readonly by_margin: number;
  readonly by_price: number;
  readonly margins: readonly number[];
  readonly prices: readonly number[];
}

/** What competes with an offer, in PostgreSQL. */
export class PostgresMarketDepth implements MarketDepth {
  readonly #dataSource: Pick<DataSource, "query">;

  constructor(dataSource: Pick<DataSource, "query">) {
    this.#dataSource = dataSource;
  }

  async of(
    { side, asset, currency, paymentMethod, ownerId }: Parameters<MarketDepth["of"]>[0],
    { basisPoints, marketScaled }: Parameters<MarketDepth["of"]>[1],
  ) {
    const [row] = await this.#dataSource.query<DepthRow[]>(
      side === "sell" ? cheapFirst : dearFirst,
      [
        side,
        asset,
        currency,
        paymentMethod,
        ownerId,
        wholePrice,
        basisPoints ?? null,
        marketScaled === undefined ? null : String(marketScaled),
      ],
    );
    if (!row) throw new TypeError("The depth of a market is one row");
    const before = row.by_margin + row.by_price;
    return {
      before: basisPoints === undefined || before >= mostCounted ? undefined : before,
      distances: [...row.margins, ...row.prices],
    };
  }
}
