import type { DataSource } from "typeorm";
import { mostCounted } from "../../../application/ports/offer-store.ts";
import type { ExchangeRate } from "../../../domain/market/exchange-rate.ts";
import type { OfferPositions } from "../../../application/ports/promotions.ts";
import { exchangePriceSql, ratesParameter } from "./exchange-price.ts";

/**
 * Counts the offers before one by the indexes of the default order. A rank by margin is 10^8 times the
 * share of the market price, one by fixed price 10^4 times that price: so one is the other at a market.
 */
const rankOfExchange = `${exchangePriceSql("$5::jsonb", "$3::numeric")}
  * ($3::numeric + offer.rank_shift)`;

const positionSql = `
  WITH own AS (
    SELECT side, asset, currency, front, side = 'sell' AS is_cheap_first,
           rank, rank * $2::numeric / $3::numeric AS fixed_rank
      FROM offer CROSS JOIN LATERAL (
        SELECT coalesce(($3::numeric + $4::numeric) * ($3::numeric + rank_shift),
                        margin_rank, coalesce(fixed_rank, ${rankOfExchange}) * $3::numeric / $2::numeric)
               AS rank) AS ranked
     WHERE id = $1 AND is_active AND is_approved
  ), before AS (
    SELECT FROM own JOIN offer ON offer.side = own.side AND offer.asset = own.asset
                              AND offer.currency = own.currency AND offer.id <> $1
     WHERE offer.is_active AND offer.is_approved
       AND (offer.front > own.front OR (offer.front = own.front AND CASE
         WHEN offer.margin_rank IS NOT NULL AND own.is_cheap_first
           THEN offer.margin_rank < own.rank
         WHEN offer.margin_rank IS NOT NULL THEN offer.margin_rank > own.rank
         WHEN offer.fixed_rank IS NULL AND own.is_cheap_first
           THEN ${rankOfExchange} < own.fixed_rank
         WHEN offer.fixed_rank IS NULL THEN ${rankOfExchange} > own.fixed_rank
         WHEN own.is_cheap_first THEN offer.fixed_rank < own.fixed_rank
         ELSE offer.fixed_rank > own.fixed_rank END))
     LIMIT ${mostCounted}
  )
  SELECT (SELECT count(*)::integer FROM before) AS before FROM own`;

/** A whole price in basis points. */
const wholePrice = 10_000;

/** Where offers stand in lists, in PostgreSQL. */
export class PostgresOfferPositions implements OfferPositions {
  readonly #dataSource: Pick<DataSource, "query">;

  constructor(dataSource: Pick<DataSource, "query">) {
    this.#dataSource = dataSource;
  }

  async positionOf(
    offerId: string,
    marketScaled: bigint | undefined,
    exchangeRates: readonly ExchangeRate[],
    basisPoints?: number,
  ): Promise<number | undefined> {
    const [row] = await this.#dataSource.query<{ before: number }[]>(positionSql, [
      offerId,
      marketScaled === undefined ? null : String(marketScaled),
      wholePrice,
      basisPoints ?? null,
      ratesParameter(exchangeRates),
    ]);
    return row && row.before < mostCounted ? row.before + 1 : undefined;
  }
}
