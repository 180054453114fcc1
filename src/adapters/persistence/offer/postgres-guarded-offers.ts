import type { DataSource } from "typeorm";
import type { GuardedOffers } from "../../../application/ports/offer-pauses.ts";
import type { Price } from "../../../domain/money/price.ts";

const guarded = "(offer.guard_least IS NOT NULL OR offer.guard_most IS NOT NULL)";

/** Offers with a band of the market price, in PostgreSQL. */
export class PostgresGuardedOffers implements GuardedOffers {
  readonly #dataSource: Pick<DataSource, "query">;

  constructor(dataSource: Pick<DataSource, "query">) {
    this.#dataSource = dataSource;
  }

  async pairs(): ReturnType<GuardedOffers["pairs"]> {
    return this.#dataSource.query(
      `SELECT DISTINCT offer.asset, offer.currency FROM offer
        WHERE ${guarded} AND offer.deleted_at IS NULL`,
    );
  }

  /** How far inside the market has to be is the domain's: here all are taken that are inside. */
  async concerned(markets: readonly Price[], most: number): ReturnType<GuardedOffers["concerned"]> {
    return this.#dataSource.query(
      `SELECT offer.owner_id AS "ownerId", offer.id AS "offerId"
         FROM unnest($1::text[], $2::text[], $3::numeric[]) AS market (asset, currency, price)
         JOIN offer USING (asset, currency)
        WHERE ${guarded} AND offer.deleted_at IS NULL
          AND (market.price < coalesce(offer.guard_least, 0)
               OR market.price > coalesce(offer.guard_most, 'infinity'))
              <> (offer.pauses @> '{price_guard}')
          AND (offer.is_active OR offer.in_pool OR offer.is_paused OR offer.pauses @> '{price_guard}')
       UNION ALL
       SELECT offer.owner_id, offer.id FROM offer
        WHERE offer.pauses <> '{}' AND offer.pauses @> '{price_guard}' AND NOT ${guarded}
          AND offer.deleted_at IS NULL
        LIMIT $4`,
      [
        markets.map(({ asset }) => asset),
        markets.map(({ currency }) => currency),
        markets.map(({ scaled }) => String(scaled)),
        most,
      ],
    );
  }
}
