import type { DataSource } from "typeorm";
import type { OldContent } from "../../../application/ports/old-content.ts";
import { endedChargebacks, lateActs } from "../../../domain/trade/kept-content.ts";

/** Content by the trades that it belongs to; only a function of the owner deletes it. */
export class PostgresOldContent implements OldContent {
  readonly #dataSource: Pick<DataSource, "query">;

  constructor(dataSource: Pick<DataSource, "query">) {
    this.#dataSource = dataSource;
  }

  async due(keptSeconds: number, most: number): Promise<readonly string[]> {
    const rows = await this.#dataSource.query<{ id: string }[]>(
      `SELECT t.id FROM trade t
        WHERE t.closed_at < clock_timestamp() - make_interval(secs => $1)
          AND t.chargeback = ANY ($3)
          AND NOT EXISTS (SELECT FROM content_deletion d WHERE d.trade_id = t.id
                             AND NOT EXISTS (SELECT FROM trade_event e
                                              WHERE e.trade_id = t.id AND e.act = ANY ($4)
                                                AND e.at > d.at))
          AND NOT EXISTS (SELECT FROM trade_event e
                           WHERE e.trade_id = t.id AND e.act = ANY ($4)
                             AND e.at >= clock_timestamp() - make_interval(secs => $1))
        ORDER BY t.closed_at LIMIT $2`,
      [keptSeconds, most, endedChargebacks, lateActs],
    );
    return rows.map(({ id }) => id);
  }

  async filesOf(tradeId: string): Promise<readonly string[]> {
    const rows = await this.#dataSource.query<{ id: string }[]>(
      "SELECT id FROM attachment WHERE trade_id = $1",
      [tradeId],
    );
    return rows.map(({ id }) => id);
  }

  async remove(tradeId: string, keptSeconds: number): Promise<void> {
    await this.#dataSource.query("SELECT delete_old_content($1, $2, $3, $4)", [
      tradeId,
      keptSeconds,
      endedChargebacks,
      lateActs,
    ]);
  }
}
