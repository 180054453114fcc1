import type { DataSource } from "typeorm";
import type { Penalties } from "../../../application/ports/promotions.ts";
import { penalizedMarks } from "../../../domain/offer/penalty.ts";
import { penaltyShift } from "../../../domain/offer/offer-rank.ts";
import type { OfferSide } from "../../../domain/offer/offer.ts";
import type { Instant } from "../../../domain/trade/trade.ts";
import { instantText } from "../trade/trade-row.ts";

interface CountedRow {
  readonly id: string;
  readonly side: OfferSide;
  readonly trades: number;
  readonly penalty_shift: number;
}

/** Penalties in PostgreSQL: counted by the marks that owners got in trades on their offers. */
export class PostgresPenalties implements Penalties {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async review({ since, pointsFor }: Parameters<Penalties["review"]>[0]): Promise<void> {
    const counted = await this.#dataSource.query<CountedRow[]>(
      `WITH marked AS (
         SELECT t.offer_id AS id, count(*)::integer AS trades
           FROM trader_mark k
           JOIN trade t ON t.id = k.trade_id
           JOIN offer o ON o.id = t.offer_id AND o.owner_id = k.trader_id
          WHERE k.at > $1 AND k.kind = ANY ($2) AND k.at > coalesce(o.penalty_reset_at, '-infinity')
          GROUP BY t.offer_id)
       SELECT offer.id, offer.side, offer.penalty_shift, coalesce(marked.trades, 0) AS trades
         FROM offer LEFT JOIN marked ON marked.id = offer.id
        WHERE offer.deleted_at IS NULL
          AND offer.id IN (SELECT id FROM marked
                           UNION SELECT id FROM offer WHERE penalty_shift <> 0)`,
      [instantText(since), penalizedMarks],
    );
    const changed = counted
      .map((row) => ({ ...row, shift: penaltyShift(row.side, pointsFor(row.trades)) }))
      .filter(({ shift, penalty_shift: before }) => shift !== before);
    if (changed.length === 0) return;
    await this.#dataSource.query(
      `WITH changed AS (
         SELECT offer.id, wanted.shift FROM offer
           JOIN unnest($1::text[], $2::integer[]) AS wanted (id, shift) ON wanted.id = offer.id
          ORDER BY offer.id FOR NO KEY UPDATE OF offer SKIP LOCKED)
       UPDATE offer SET rank_shift = rank_shift - penalty_shift + changed.shift,
                        penalty_shift = changed.shift
         FROM changed WHERE offer.id = changed.id`,
      [changed.map(({ id }) => id), changed.map(({ shift }) => shift)],
    );
  }

  async reset(ownerId: string, offerId: string, at: Instant): Promise<boolean> {
    const [, count] = await this.#dataSource.query<[unknown, number]>(
      `UPDATE offer SET rank_shift = rank_shift - penalty_shift, penalty_shift = 0,
                        penalty_reset_at = $3
        WHERE id = $2 AND owner_id = $1 AND penalty_shift <> 0`,
      [ownerId, offerId, instantText(at)],
    );
    return count > 0;
  }
}
