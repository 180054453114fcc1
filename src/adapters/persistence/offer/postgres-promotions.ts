import type { DataSource } from "typeorm";
import type { Promotions } from "../../../application/ports/promotions.ts";
import type { Promotion } from "../../../domain/offer/promotion.ts";
import { instantText } from "../trade/trade-row.ts";

/** The beginning of the calendar month, UTC. */
const thisMonth = "date_trunc('month', clock_timestamp() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'";

/** Promotions in PostgreSQL. */
export class PostgresPromotions implements Promotions {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async usedThisMonth(ownerId: string): Promise<number> {
    const [row] = await this.#dataSource.query<{ used: number }[]>(
      `SELECT count(*)::integer AS used FROM offer_promotion
        WHERE owner_id = $1 AND asked_at >= ${thisMonth}`,
      [ownerId],
    );
    return row?.used ?? 0;
  }

  add(
    { ownerId, offerId }: { readonly ownerId: string; readonly offerId: string },
    { startsAt, endsAt, note }: Promotion,
    most: number,
  ): Promise<"added" | "none_left" | "running"> {
    return this.#dataSource.transaction(async (transaction) => {
      await transaction.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [
        `promotions of ${ownerId}`,
      ]);
      const [now] = await transaction.query<{ used: number; is_running: boolean }[]>(
        `SELECT (SELECT count(*)::integer FROM offer_promotion
                  WHERE owner_id = $1 AND asked_at >= ${thisMonth}) AS used,
                EXISTS (SELECT FROM offer_promotion
                         WHERE offer_id = $2 AND ends_at > clock_timestamp()) AS is_running`,
        [ownerId, offerId],
      );
      if (now?.is_running) return "running";
      if ((now?.used ?? 0) >= most) return "none_left";
      await transaction.query(
        `INSERT INTO offer_promotion (owner_id, offer_id, asked_at, starts_at, ends_at, note)
         VALUES ($1, $2, clock_timestamp(), $3, $4, $5)`,
        [ownerId, offerId, instantText(startsAt), instantText(endsAt), note],
      );
      return "added";
    });
  }

  async showRunning(): Promise<void> {
    // Whatever else changes an offer meanwhile goes first: this runs again soon.
    await this.#dataSource.query(
      `WITH running AS (
         SELECT DISTINCT offer_id AS id FROM offer_promotion
          WHERE ends_at > clock_timestamp() AND starts_at <= clock_timestamp()
       ), changed AS (
         SELECT offer.id, NOT offer.is_promoted AS is_promoted FROM offer
          WHERE (offer.is_promoted AND offer.id NOT IN (SELECT id FROM running))
             OR (NOT offer.is_promoted AND offer.id IN (SELECT id FROM running))
          ORDER BY offer.id FOR NO KEY UPDATE SKIP LOCKED)
       UPDATE offer SET is_promoted = changed.is_promoted FROM changed WHERE offer.id = changed.id`,
    );
  }
}
