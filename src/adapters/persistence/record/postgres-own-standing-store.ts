import type { DataSource } from "typeorm";
import type { OwnStandingStore } from "../../../application/ports/own-standing-store.ts";
import type { Badge } from "../../../domain/record/badges.ts";
import type { CountedTrade } from "../../../domain/record/own-statistics.ts";
import { completedEscrows } from "../../../domain/trade/trade-status.ts";
import {
  standingColumns,
  standingOf,
  standingParameters,
  type StandingRow,
} from "./standing-columns.ts";

interface OwnRow extends StandingRow {
  readonly badge: Badge;
  readonly now: Date;
}

interface CountedRow {
  readonly month: string;
  readonly is_buyer: boolean;
  readonly partner: string;
  readonly payment_method: string;
  readonly usd_cents: string;
  readonly price: string;
  readonly market_price: string;
  readonly amount: string;
  readonly fee: string;
}

/** A trader's own record, read from their trades. */
export class PostgresOwnStandingStore implements OwnStandingStore {
  readonly #dataSource: Pick<DataSource, "query">;

  constructor(dataSource: Pick<DataSource, "query">) {
    this.#dataSource = dataSource;
  }

  async standing(traderId: string) {
    const [row] = await this.#dataSource.query<OwnRow[]>(
      `SELECT trader.badge, clock_timestamp() AS now, ${standingColumns}
         FROM trader WHERE trader.id = $3`,
      [...standingParameters, traderId],
    );
    return row && { badge: row.badge, standing: standingOf(row), now: row.now.getTime() };
  }

  async standings(traderIds: readonly string[], leastCompleted: number) {
    const rows = await this.#dataSource.query<(StandingRow & { id: string; now: Date })[]>(
      `SELECT trader.id, clock_timestamp() AS now, ${standingColumns}
         FROM trader JOIN trader_usage ON trader_usage.trader_id = trader.id
        WHERE trader.id = ANY ($3) AND NOT trader.is_demo AND trader_usage.completed_trades >= $4`,
      [...standingParameters, [...new Set(traderIds)], leastCompleted],
    );
    const standings = new Map(rows.map((row) => [row.id, standingOf(row)] as const));
    return { standings, now: rows[0]?.now.getTime() ?? 0 };
  }

  async completed(traderId: string, months: number) {
    const [month] = await this.#dataSource.query<{ name: string }[]>(
      "SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM') AS name",
    );
    const rows = await this.#dataSource.query<CountedRow[]>(
      `SELECT to_char(t.closed_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month,
              t.buyer_id = $1 AS is_buyer, partner.username AS partner,
              m.terms ->> 'paymentMethod' AS payment_method, v.usd_cents::text,
              t.price::text, t.market_price::text, t.amount::text, t.fee::text
         FROM trade t JOIN trade_terms m ON m.trade_id = t.id
         JOIN counted_value v ON v.trader_id = $1 AND v.trade_id = t.id
         JOIN trader partner
           ON partner.id = CASE WHEN t.buyer_id = $1 THEN t.seller_id ELSE t.buyer_id END
        WHERE (t.buyer_id = $1 OR t.seller_id = $1) AND t.escrow = ANY ($2)
          AND t.closed_at >= date_trunc('month', clock_timestamp() AT TIME ZONE 'UTC')
                             AT TIME ZONE 'UTC' - make_interval(months => $3::integer - 1)`,
      [traderId, completedEscrows, months],
    );
    return { trades: rows.map(countedOf), thisMonth: month?.name ?? "" };
  }
}

function countedOf(row: CountedRow): CountedTrade {
  return {
    month: row.month,
    isBuyer: row.is_buyer,
    partner: row.partner,
    paymentMethod: row.payment_method,
    usdCents: BigInt(row.usd_cents),
    price: BigInt(row.price),
    marketPrice: BigInt(row.market_price),
    amount: BigInt(row.amount),
    fee: BigInt(row.fee),
  };
}
