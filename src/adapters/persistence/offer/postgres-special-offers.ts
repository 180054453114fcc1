import type { DataSource } from "typeorm";
import type {
  SpecialOfferRecord,
  SpecialOffers,
} from "../../../application/ports/special-offers.ts";
import { offerColumns, offerOf, type OfferRow } from "./offer-row.ts";

/** How many of a chat are read: older ones ended long ago. */
const newest = 50;

/** Special offers, as rows. */
export class PostgresSpecialOffers implements SpecialOffers {
  readonly #dataSource: Pick<DataSource, "query">;

  constructor(dataSource: Pick<DataSource, "query">) {
    this.#dataSource = dataSource;
  }

  async inChat(chatId: string): Promise<readonly SpecialOfferRecord[]> {
    const rows = await this.#dataSource.query<(OfferRow & { readonly is_deleted: boolean })[]>(
      `SELECT ${offerColumns}, offer.deleted_at IS NOT NULL AS is_deleted
         FROM offer WHERE offer.special_chat_id = $1
        ORDER BY offer.created_at DESC LIMIT ${newest}`,
      [chatId],
    );
    return rows.flatMap((row) => {
      const { special, ...offer } = offerOf(row);
      return special ? [{ offer: { ...offer, special }, isDeleted: row.is_deleted }] : [];
    });
  }
}
