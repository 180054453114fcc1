import type { DataSource } from "typeorm";
import type { DueSearch, SearchAlerts } from "../../../application/ports/saved-search-store.ts";
import type { OfferFilters } from "../../../domain/offer/offer-filters.ts";

interface DueRow {
  readonly id: string;
  readonly filters: OfferFilters;
  readonly seen: readonly string[];
  readonly trader_id: string;
  readonly username: string;
  readonly level: number;
}

/** Saved searches whose owners are told of new offers, each by an event of its own. */
export class PostgresSearchAlerts implements SearchAlerts {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async takeDue(most: number, againInSeconds: number): Promise<readonly DueSearch[]> {
    const [rows] = await this.#dataSource.query<[DueRow[], number]>(
      `UPDATE saved_search search
          SET due_at = clock_timestamp() + make_interval(secs => $2)
         FROM trader
        WHERE trader.id = search.trader_id AND search.id IN (
                SELECT due.id FROM saved_search due
                 WHERE due.wants_alerts AND due.due_at <= clock_timestamp()
                 ORDER BY due.due_at LIMIT $1
                   FOR UPDATE SKIP LOCKED)
        RETURNING search.id, search.filters, search.seen, trader.id AS trader_id, trader.username,
                  trader.level::float8 AS level`,
      [most, againInSeconds],
    );
    return rows.map(({ id, filters, seen, trader_id: traderId, username, level }) => ({
      id,
      filters,
      seen,
      owner: { traderId, username, level, sessionStartedAt: 0 },
    }));
  }

  async remember(id: string, seen: readonly string[]): Promise<void> {
    await this.#dataSource.query(
      "UPDATE saved_search SET seen = $2 WHERE id = $1 AND seen <> $2::text[]",
      [id, seen],
    );
  }

  async tell(id: string, seen: readonly string[], againInSeconds: number): Promise<void> {
    await this.#dataSource.query(
      `WITH told AS (
         UPDATE saved_search
            SET seen = $2, alerts = alerts + 1, found_at = clock_timestamp(),
                due_at = clock_timestamp() + make_interval(secs => $3)
          WHERE id = $1 AND wants_alerts
          RETURNING id, alerts, trader_id)
       INSERT INTO outbox (aggregate, aggregate_id, seq, kind, recipients, at)
       SELECT 'saved_search', id, alerts, 'found', ARRAY[trader_id], clock_timestamp() FROM told`,
      [id, seen, againInSeconds],
    );
  }
}
