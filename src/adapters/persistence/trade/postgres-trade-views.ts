import type { DataSource } from "typeorm";
import type {
  RecordedEvent,
  TradeRecord,
  TradeViews,
} from "../../../application/ports/trade-store.ts";
import type { TradeTerms } from "../../../application/trade/trade-terms.ts";
import type { TradeEvent } from "../../../domain/trade/trade-change.ts";
import { databaseTime } from "../connection/database-time.ts";
import {
  fromTrades,
  listColumns,
  listItemOf,
  people,
  type ListRow,
  type People,
} from "./trade-list-row.ts";
import { tradeColumns, tradeOf, type TradeRow } from "./trade-row.ts";

interface RecordRow extends TradeRow, People {
  readonly terms: TradeTerms;
  readonly timeline: readonly EventRow[] | null;
}

interface EventRow {
  readonly seq: number;
  readonly act: string;
  readonly actor_kind: TradeEvent["by"];
  readonly actor_id: string | null;
  readonly from_status: NonNullable<TradeEvent["fromStatus"]> | null;
  readonly to_status: TradeEvent["toStatus"];
  readonly detail: Pick<TradeEvent, "passed" | "facts">;
  readonly at: string;
}

/** What pages show of trades: one query each. */
export class PostgresTradeViews implements TradeViews {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async record(tradeId: string): Promise<TradeRecord | undefined> {
    const [row] = await this.#dataSource.query<RecordRow[]>(
      `SELECT ${tradeColumns}, ${people}, m.terms,
              (SELECT json_agg(e ORDER BY e.seq) FROM trade_event e WHERE e.trade_id = t.id)
                AS timeline
         ${fromTrades} WHERE t.id = $1`,
      [tradeId],
    );
    if (!row) return undefined;
    const { now, buyer, seller, terms, timeline } = row;
    return {
      trade: tradeOf(row),
      now: now.getTime(),
      buyer,
      seller,
      terms,
      timeline: (timeline ?? []).map(eventOf),
    };
  }

  async active(traderId: string) {
    const rows = await this.#dataSource.query<ListRow[]>(
      `SELECT ${listColumns} ${fromTrades}
        WHERE (t.buyer_id = $1 OR t.seller_id = $1) AND t.closed_at IS NULL
        ORDER BY t.started_at DESC, t.id LIMIT 200`,
      [traderId],
    );
    const trades = rows.map(listItemOf);
    return { trades, now: trades[0]?.now ?? (await databaseTime(this.#dataSource)) };
  }

  async hasActive(traderId: string): Promise<boolean> {
    const rows = await this.#dataSource.query<unknown[]>(
      "SELECT 1 FROM trader_usage WHERE trader_id = $1 AND active_trades > 0",
      [traderId],
    );
    return rows.length > 0;
  }
}

function eventOf(row: EventRow): RecordedEvent {
  return {
    ...row.detail,
    seq: row.seq,
    act: row.act,
    by: row.actor_kind,
    actorId: row.actor_id ?? undefined,
    fromStatus: row.from_status ?? undefined,
    toStatus: row.to_status,
    at: Date.parse(row.at),
  };
}
