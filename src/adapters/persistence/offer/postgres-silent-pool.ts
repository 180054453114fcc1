import type { DataSource } from "typeorm";
import type { OfferRecord } from "../../../application/ports/offer-store.ts";
import type { SilentPool } from "../../../application/ports/silent-pool.ts";
import { markColumns } from "./mark-columns.ts";
import { offerColumns } from "./offer-row.ts";
import { ownerColumns } from "./owner-row.ts";
import { recordOf, type RecordRow } from "./record-row.ts";

const most = 100;

/**
 * The margins are compared here too, so that offers that cannot meet leave room for those that can; what meets
 * in the end the domain decides.
 */
const offersSql = `
  SELECT ${offerColumns}, ${ownerColumns}, ${markColumns}, clock_timestamp() AS now
    FROM offer JOIN trader ON trader.id = offer.owner_id
   WHERE offer.in_pool AND offer.is_approved AND offer.owner_id <> $1 AND EXISTS (
     SELECT FROM offer own
      WHERE own.owner_id = $1 AND own.in_pool AND own.is_approved AND own.side <> offer.side
        AND own.asset = offer.asset AND own.currency = offer.currency
        AND own.payment_method = offer.payment_method
        AND CASE WHEN offer.side = 'sell' THEN offer.margin_bp <= own.margin_bp
                 ELSE own.margin_bp <= offer.margin_bp END)
   ORDER BY offer.created_at DESC, offer.id LIMIT ${most}`;

/** The silent pool in PostgreSQL. */
export class PostgresSilentPool implements SilentPool {
  readonly #dataSource: Pick<DataSource, "query">;

  constructor(dataSource: Pick<DataSource, "query">) {
    this.#dataSource = dataSource;
  }

  async offersFor(traderId: string): Promise<readonly OfferRecord[]> {
    const rows = await this.#dataSource.query<RecordRow[]>(offersSql, [traderId]);
    return rows.map(recordOf);
  }

  async ownCount(traderId: string): Promise<number> {
    const [row] = await this.#dataSource.query<{ count: number }[]>(
      "SELECT count(*)::integer AS count FROM offer WHERE owner_id = $1 AND in_pool AND is_approved",
      [traderId],
    );
    return row?.count ?? 0;
  }
}
