import type { DataSource } from "typeorm";
import type { Heartbeat, PlatformPart } from "../../../application/ports/heartbeat.ts";

/** Those that beat at once do so one after the other, each with the time at which its turn came. */
const lock = "SELECT FROM heartbeat WHERE part = $1 FOR UPDATE";

/**
 * Where the clock was set back, the last sign of life lies in the future: that is no outage, and from
 * now on the new time holds.
 */
const beat = `
  WITH clock AS MATERIALIZED (SELECT clock_timestamp() AS now),
       silence AS (
         INSERT INTO outage (part, starts_at, ends_at)
         SELECT h.part, h.at, clock.now FROM heartbeat h, clock
          WHERE h.part = $1 AND h.silent_at <= clock.now)
  INSERT INTO heartbeat (part, at, silent_at)
  SELECT $1, now, now + make_interval(secs => $2) FROM clock
  ON CONFLICT (part) DO UPDATE SET at = excluded.at, silent_at = excluded.silent_at`;

const ages = `
  SELECT part, extract(epoch FROM clock_timestamp() - at)::float8 AS seconds
    FROM heartbeat ORDER BY part`;

/** Signs of life as a row for each part, by the database's time. */
export class PostgresHeartbeat implements Heartbeat {
  readonly #dataSource: Pick<DataSource, "transaction" | "query">;

  constructor(dataSource: Pick<DataSource, "transaction" | "query">) {
    this.#dataSource = dataSource;
  }

  async beat(part: PlatformPart, silentAfter: number): Promise<void> {
    await this.#dataSource.transaction(async (transaction) => {
      await transaction.query(lock, [part]);
      await transaction.query(beat, [part, silentAfter]);
    });
  }

  async ages(): Promise<readonly (readonly [PlatformPart, number])[]> {
    const rows = await this.#dataSource.query<{ part: PlatformPart; seconds: number }[]>(ages);
    return rows.map(({ part, seconds }) => [part, seconds]);
  }
}
