import type { DataSource } from "typeorm";
import type { MethodUse, MethodUses } from "../../../application/ports/method-use.ts";
import type { OfferSide } from "../../../domain/offer/offer.ts";

/** Counts offers in PostgreSQL, by reading all that are listed. */
export class PostgresMethodUses implements MethodUses {
  readonly #pool: DataSource;

  constructor(pool: DataSource) {
    this.#pool = pool;
  }

  async count(): Promise<ReadonlyMap<string, MethodUse>> {
    const selling: OfferSide = "sell";
    const rows = await this.#pool.query<{ slug: string; sell_offers: number; offers: number }[]>(
      `SELECT payment_method AS slug, count(*) FILTER (WHERE side = $1)::integer AS sell_offers,
         count(*)::integer AS offers
       FROM offer JOIN asset ON asset.code = offer.asset AND NOT asset.is_play
        WHERE is_active AND is_approved GROUP BY payment_method`,
      [selling],
    );
    return new Map(
      rows.map(({ slug, sell_offers, offers }) => [slug, { sellOffers: sell_offers, offers }]),
    );
  }
}
