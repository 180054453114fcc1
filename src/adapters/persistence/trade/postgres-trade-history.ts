import type { DataSource } from "typeorm";
import type {
  HistoryPart,
  HistorySearch,
  TradeHistory,
} from "../../../application/ports/trade-history.ts";
import { fromTrades, listColumns, listItemOf, type ListRow } from "./trade-list-row.ts";

const isFound = `(t.buyer_id = $1 OR t.seller_id = $1)
  AND (t.status, t.escrow, t.dispute) IN (SELECT * FROM unnest($2::text[], $3::text[], $4::text[]))
  AND ($5::text IS NULL OR t.asset = $5)`;

/** Finds trades by state. The order never changes: a trade starts once. */
export class PostgresTradeHistory implements TradeHistory {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async search(search: HistorySearch): Promise<HistoryPart> {
    const { traderId, states, asset, offset, limit } = search;
    const sought = [
      traderId,
      states.map(({ status }) => status),
      states.map(({ escrow }) => escrow),
      states.map(({ dispute }) => dispute),
      asset ?? null,
    ];
    const [rows, [counted]] = await Promise.all([
      this.#dataSource.query<ListRow[]>(
        `SELECT ${listColumns} ${fromTrades} WHERE ${isFound}
          ORDER BY t.started_at DESC, t.id LIMIT $6 OFFSET $7`,
        [...sought, limit, offset],
      ),
      this.#dataSource.query<{ total: number }[]>(
        `SELECT count(*)::integer AS total FROM trade t WHERE ${isFound}`,
        sought,
      ),
    ]);
    return { trades: rows.map(listItemOf), total: counted?.total ?? 0 };
  }
}
