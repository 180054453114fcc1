import type { DataSource } from "typeorm";
import type {
  HistoryPart,
  HistorySearch,
  TradeHistory,
} from "../../../application/ports/trade-history.ts";
import type { MultisigState } from "../../../domain/multisig-escrow/trade-escrow.ts";
import { conditionsOf, isWished } from "./history-conditions.ts";
import { fromTrades, listColumns, listItemOf, type ListRow } from "./trade-list-row.ts";

interface PastRow extends ListRow {
  readonly escrow_state: MultisigState | null;
}

/** Finds trades by state. The order never changes: a trade starts once. */
export class PostgresTradeHistory implements TradeHistory {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async search(search: HistorySearch): Promise<HistoryPart> {
    const { offset, limit } = search;
    const sought = conditionsOf(search);
    const [rows, [counted]] = await Promise.all([
      this.#dataSource.query<PastRow[]>(
        `SELECT ${listColumns},
                (SELECT e.state FROM multisig_escrow e WHERE e.id = t.id) AS escrow_state ${fromTrades} WHERE ${isWished}
          ORDER BY t.started_at DESC, t.id LIMIT $10 OFFSET $11`,
        [...sought, limit, offset],
      ),
      this.#dataSource.query<{ total: number }[]>(
        `SELECT count(*)::integer AS total FROM trade t WHERE ${isWished}`,
        sought,
      ),
    ]);
    const trades = rows.map((row) => ({
      ...listItemOf(row),
      escrowState: row.escrow_state ?? undefined,
    }));
    return { trades, total: counted?.total ?? 0 };
  }
}
