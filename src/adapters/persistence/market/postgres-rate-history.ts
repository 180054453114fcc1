import type { DataSource } from "typeorm";
import type { KeptRate, RateHistory } from "../../../application/ports/rate-history.ts";
import type { PastRate } from "../../../domain/market/rate-history.ts";

/** Steps are counted from here. */
const origin = "timestamptz '1970-01-01 00:00:00+00'";

/** The rates of the past in the database. */
export class PostgresRateHistory implements RateHistory {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async isEmpty(): Promise<boolean> {
    const rows: unknown[] = await this.#dataSource.query("SELECT FROM rate_history LIMIT 1");
    return rows.length === 0;
  }

  async keep(rates: readonly KeptRate[]): Promise<void> {
    await this.#dataSource.query(
      `INSERT INTO rate_history (base, currency, at, scaled)
       SELECT base, currency, at, scaled
         FROM unnest($1::text[], $2::text[], $3::timestamptz[], $4::numeric[])
              AS kept (base, currency, at, scaled)
       ON CONFLICT DO NOTHING`,
      [
        rates.map(({ base }) => base),
        rates.map(({ currency }) => currency),
        rates.map(({ at }) => new Date(at)),
        rates.map(({ scaled }) => String(scaled)),
      ],
    );
  }

  async read(pair: Parameters<RateHistory["read"]>[0]): Promise<readonly PastRate[]> {
    const { base, currency, since, stepSeconds } = pair;
    const rows: { at: Date; scaled: string }[] = await this.#dataSource.query(
      `SELECT DISTINCT ON (date_bin(make_interval(secs => $4), at, ${origin})) at, scaled
         FROM rate_history
        WHERE base = $1 AND currency = $2 AND at >= $3
        ORDER BY date_bin(make_interval(secs => $4), at, ${origin}), at DESC`,
      [base, currency, new Date(since), stepSeconds],
    );
    return rows.map(({ at, scaled }) => ({ at: at.getTime(), scaled: BigInt(scaled) }));
  }

  async thin(before: number, stepSeconds: number): Promise<void> {
    await this.#dataSource.query(
      `DELETE FROM rate_history late
        USING (SELECT base, currency, at,
                      lag(at) OVER (PARTITION BY base, currency ORDER BY at) AS previous
                 FROM rate_history WHERE at < $1) rate
        WHERE rate.previous >= date_bin(make_interval(secs => $2), rate.at, ${origin})
          AND (late.base, late.currency, late.at) = (rate.base, rate.currency, rate.at)`,
      [new Date(before), stepSeconds],
    );
  }

  async forget(before: number): Promise<void> {
    await this.#dataSource.query("DELETE FROM rate_history WHERE at < $1", [new Date(before)]);
  }
}
