import type { DataSource } from "typeorm";
import type {
  MarketStatistics,
  MonthOfTrades,
} from "../../../application/ports/market-statistics.ts";
import type { MarketGroup } from "../../../domain/record/market-statistics.ts";
import { completedEscrows } from "../../../domain/trade/trade-status.ts";

interface GroupRow {
  readonly month: string;
  /** Which of the sums it is: the bits of GROUPING, 3 for all trades together. */
  readonly level: number;
  readonly method: string | null;
  readonly country: string | null;
  readonly trades: number;
  readonly traders: number;
  readonly usd_cents: string;
  readonly median_seconds: number | null;
}

const [levelOfMethods, levelOfCountries, levelOfTotal] = [1, 2, 3];

/** Sums over everybody's trades, read from PostgreSQL. */
export class PostgresMarketStatistics implements MarketStatistics {
  readonly #dataSource: Pick<DataSource, "query">;

  constructor(dataSource: Pick<DataSource, "query">) {
    this.#dataSource = dataSource;
  }

  /** A trade has a row for each of its two people, so that each is counted once in each group. */
  async lastMonth(): Promise<MonthOfTrades> {
    const rows = await this.#dataSource.query<GroupRow[]>(
      `WITH month AS (
         SELECT date_trunc('month', clock_timestamp() AT TIME ZONE 'UTC') - interval '1 month' AS begins
       ), side AS (
         SELECT person.id, person.is_first, t.usd_cents, m.terms ->> 'paymentMethod' AS method,
                coalesce(home.country, '') AS country,
                CASE WHEN person.is_first THEN extract(epoch FROM t.closed_at - t.paid_at) END AS seconds
           FROM month JOIN trade t
             ON t.closed_at >= month.begins AT TIME ZONE 'UTC'
            AND t.closed_at < (month.begins + interval '1 month') AT TIME ZONE 'UTC'
            AND t.escrow = ANY ($1)
           JOIN asset ON asset.code = t.asset AND NOT asset.is_play
           JOIN trade_terms m ON m.trade_id = t.id
           LEFT JOIN offer ON offer.id = t.offer_id
           LEFT JOIN preference home ON home.trader_id = offer.owner_id
          CROSS JOIN LATERAL (VALUES (t.buyer_id, true), (t.seller_id, false)) AS person (id, is_first)
       )
       SELECT to_char(month.begins, 'YYYY-MM') AS month, sums.*
         FROM month CROSS JOIN (
           SELECT GROUPING(method, country)::integer AS level, method, country,
                  count(*) FILTER (WHERE is_first)::integer AS trades,
                  count(DISTINCT id)::integer AS traders,
                  coalesce(sum(usd_cents) FILTER (WHERE is_first), 0)::text AS usd_cents,
                  percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds)::float8 AS median_seconds
             FROM side GROUP BY GROUPING SETS ((method), (country), ())
         ) AS sums`,
      [completedEscrows],
    );
    const of = (level: number | undefined) => rows.filter((row) => row.level === level);
    const [total] = of(levelOfTotal);
    if (!total) throw new Error("A sum over everything always has a row");
    return {
      month: total.month,
      total: sumsOf(total),
      methods: of(levelOfMethods).map((row) => ({ name: row.method ?? "", ...sumsOf(row) })),
      countries: of(levelOfCountries).map((row) => ({ name: row.country ?? "", ...sumsOf(row) })),
    };
  }
}

function sumsOf(row: GroupRow): Omit<MarketGroup, "name"> {
  return {
    trades: row.trades,
    traders: row.traders,
    usdCents: BigInt(row.usd_cents),
    releaseMedianSeconds: row.median_seconds ?? undefined,
  };
}
