import type { DataSource } from "typeorm";
import type { HolidayStore } from "../../../application/ports/offer-pauses.ts";
import type { Holiday } from "../../../domain/offer/holiday.ts";
import { instantText } from "../trade/trade-row.ts";

interface HolidayRow {
  readonly day: string;
  readonly time_zone: string;
  readonly until: Date;
}

/** Holidays in PostgreSQL. */
export class PostgresHolidays implements HolidayStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async of(traderId: string): Promise<Holiday | undefined> {
    const [row] = await this.#dataSource.query<HolidayRow[]>(
      `SELECT day::text AS day, time_zone, until FROM holiday
        WHERE trader_id = $1 AND until > clock_timestamp()`,
      [traderId],
    );
    return row && { day: row.day, timeZone: row.time_zone, until: row.until.getTime() };
  }

  async keep(traderId: string, { day, timeZone, until }: Holiday): Promise<void> {
    await this.#dataSource.query(
      `INSERT INTO holiday (trader_id, day, time_zone, until) VALUES ($1, $2, $3, $4)
       ON CONFLICT (trader_id) DO UPDATE
         SET day = excluded.day, time_zone = excluded.time_zone, until = excluded.until`,
      [traderId, day, timeZone, instantText(until)],
    );
  }

  async remove(traderId: string): Promise<void> {
    await this.#dataSource.query("DELETE FROM holiday WHERE trader_id = $1", [traderId]);
  }

  async unsettled(most: number): ReturnType<HolidayStore["unsettled"]> {
    return this.#dataSource.query(
      `SELECT trader_id AS "traderId", until <= clock_timestamp() AS "isOver" FROM holiday
        WHERE until <= clock_timestamp()
           OR EXISTS (SELECT FROM offer WHERE offer.owner_id = holiday.trader_id
                        AND offer.is_active)
       UNION ALL
       SELECT DISTINCT offer.owner_id, false FROM offer
        WHERE pauses @> '{holiday}' AND deleted_at IS NULL
          AND NOT EXISTS (SELECT FROM holiday WHERE trader_id = offer.owner_id)
       LIMIT $1`,
      [most],
    );
  }

  async finish(traderId: string): Promise<void> {
    await this.#dataSource.query(
      `WITH ended AS (
         DELETE FROM holiday WHERE trader_id = $1 AND until <= clock_timestamp()
         RETURNING trader_id, until)
       INSERT INTO outbox (aggregate, aggregate_id, seq, kind, recipients, at)
       SELECT 'holiday', trader_id, extract(epoch FROM until)::integer, 'over',
              ARRAY[trader_id], clock_timestamp() FROM ended`,
      [traderId],
    );
  }
}
