import type { DataSource } from "typeorm";
import type { OfferStore } from "../../../application/ports/offer-store.ts";
import type { NewOffer } from "../../../domain/offer/create-offer.ts";
import type { Offer } from "../../../domain/offer/offer.ts";
import type { OfferOwner } from "../../../domain/offer/offer-policy.ts";

/** Offers in PostgreSQL. */
export class PostgresOfferStore implements OfferStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async owner(traderId: string): Promise<OfferOwner | undefined> {
    const [row] = await this.#dataSource.query<{ level: string; badge: string }[]>(
      "SELECT level, badge FROM trader WHERE id = $1",
      [traderId],
    );
    return row && { id: traderId, level: Number(row.level), badge: row.badge };
  }

  async countOf(traderId: string): Promise<number> {
    const [row] = await this.#dataSource.query<{ count: string }[]>(
      "SELECT count(*) FROM offer WHERE owner_id = $1",
      [traderId],
    );
    return Number(row?.count ?? 0);
  }

  insert(offer: NewOffer, mostActive: number): Promise<Offer | "too_many_active_offers"> {
    return this.#dataSource.transaction(async (transaction) => {
      // Two offers of one owner at once would each count without the other: the second waits here.
      await transaction.query("SELECT FROM trader WHERE id = $1 FOR NO KEY UPDATE", [
        offer.ownerId,
      ]);
      const [row] = await transaction.query<{ created_at: Date }[]>(insertWithin, [
        ...valuesOf(offer),
        mostActive,
      ]);
      return row ? { ...offer, createdAt: row.created_at.getTime() } : "too_many_active_offers";
    });
  }
}

const insertWithin = `
  INSERT INTO offer (id, version, owner_id, side, asset, currency, payment_method, margin_bp,
    fixed_price, range_min, range_max, predefined, terms, payment_details, label, tags,
    window_seconds, flow, is_active)
  SELECT $1, $2::integer, $3, $4, $5, $6, $7, $8::integer, $9::numeric, $10::numeric, $11::numeric,
    $12::numeric[], $13, $14::jsonb, $15, $16::text[], $17::integer, $18, $19::boolean
  WHERE $20 > (SELECT count(*) FROM offer WHERE owner_id = $3 AND is_active)
  RETURNING created_at`;

function valuesOf(offer: NewOffer): readonly unknown[] {
  const { pricing, amounts } = offer;
  const range = amounts.kind === "range" ? amounts : undefined;
  const predefined = amounts.kind === "predefined" ? amounts.amounts : [];
  return [
    offer.id,
    offer.version,
    offer.ownerId,
    offer.side,
    offer.asset,
    offer.currency,
    offer.paymentMethod,
    pricing.kind === "margin" ? pricing.basisPoints : null,
    pricing.kind === "fixed" ? String(pricing.price.scaled) : null,
    range ? String(range.min.minor) : null,
    range ? String(range.max.minor) : null,
    predefined.map(({ minor }) => String(minor)),
    offer.terms,
    JSON.stringify(offer.paymentDetails),
    offer.label,
    offer.tags,
    offer.windowSeconds,
    offer.flow,
    offer.active,
  ];
}
