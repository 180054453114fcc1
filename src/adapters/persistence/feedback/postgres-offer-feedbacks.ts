import type { DataSource } from "typeorm";
import type { OfferFeedback, OfferFeedbacks } from "../../../application/ports/offer-store.ts";
import type { Offer } from "../../../domain/offer/offer.ts";
import {
  receivedFeedbackColumns,
  receivedFeedbackOf,
  type ReceivedFeedbackRow,
} from "./received-feedback-row.ts";

interface Counted {
  readonly positive: number;
  readonly negative: number;
}

/** The feedback on offers, read from PostgreSQL. */
export class PostgresOfferFeedbacks implements OfferFeedbacks {
  readonly #dataSource: Pick<DataSource, "query">;

  constructor(dataSource: Pick<DataSource, "query">) {
    this.#dataSource = dataSource;
  }

  async ofOffer(
    { id, ownerId }: Pick<Offer, "id" | "ownerId">,
    { offset, limit }: { readonly offset: number; readonly limit: number },
  ): Promise<OfferFeedback> {
    const ofOffer = `FROM trade t JOIN feedback f ON f.trade_id = t.id AND f.subject_id = $2`;
    const [rows, [counted]] = await Promise.all([
      this.#dataSource.query<ReceivedFeedbackRow[]>(
        `SELECT ${receivedFeedbackColumns} ${ofOffer}
           JOIN trader author ON author.id = f.author_id
          WHERE t.offer_id = $1 ORDER BY f.at DESC, f.trade_id DESC LIMIT $3 OFFSET $4`,
        [id, ownerId, limit, offset],
      ),
      this.#dataSource.query<Counted[]>(
        `SELECT count(*) FILTER (WHERE f.is_positive)::integer AS positive,
                count(*) FILTER (WHERE NOT f.is_positive)::integer AS negative
           ${ofOffer} WHERE t.offer_id = $1`,
        [id, ownerId],
      ),
    ]);
    return {
      items: rows.map(receivedFeedbackOf),
      positive: counted?.positive ?? 0,
      negative: counted?.negative ?? 0,
    };
  }
}
