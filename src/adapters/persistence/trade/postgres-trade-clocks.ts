import type { DataSource } from "typeorm";
import type {
  EndedLease,
  LeasedTrade,
  TradeClocks,
} from "../../../application/ports/trade-clocks.ts";

interface LeasedRow {
  readonly subject: string;
  readonly failures: number;
  readonly at: Date;
}

/**
 * Only the earliest open deadline of a trade is leased, and only while no other one of the trade
 * is, so that a trade goes to one worker. A lease, a pause and failures apply to the moment at
 * which the clock then ran out: a deadline that a command moved begins anew.
 */
const lease = `
  WITH free AS (
    SELECT d.subject, d.kind FROM deadline d
     WHERE d.aggregate = 'trade' AND d.done_at IS NULL AND d.at <= (SELECT clock_timestamp())
       AND (d.leased_until IS NULL OR d.leased_until <= clock_timestamp() OR d.leased_for <> d.at)
       AND NOT EXISTS (
         SELECT FROM deadline o WHERE o.aggregate = 'trade' AND o.subject = d.subject AND o.kind <> d.kind
            AND ((o.done_at IS NULL AND (o.at, o.kind) < (d.at, d.kind))
                 OR (o.leased_by IS NOT NULL AND o.leased_until > clock_timestamp())))
     ORDER BY d.at LIMIT $2 FOR UPDATE OF d SKIP LOCKED)
  UPDATE deadline d SET
    leased_by = $1, leased_for = d.at,
    leased_until = clock_timestamp() + make_interval(secs => $3),
    failures = CASE WHEN d.leased_for = d.at THEN d.failures ELSE 0 END
   FROM free
   WHERE d.aggregate = 'trade' AND d.subject = free.subject AND d.kind = free.kind
  RETURNING d.subject, d.failures, d.at`;

/** A row that a change has locked is skipped, without waiting: its lease ends by itself. */
const endLeases = `
  WITH ended AS (
    SELECT d.subject, d.kind, e.pause
      FROM unnest($2::text[], $3::float8[]) AS e (subject, pause)
      JOIN deadline d ON d.aggregate = 'trade' AND d.subject = e.subject AND d.leased_by = $1
       FOR UPDATE OF d SKIP LOCKED)
  UPDATE deadline d SET
    leased_by = NULL,
    leased_until = clock_timestamp() + make_interval(secs => ended.pause),
    failures = CASE WHEN ended.pause IS NULL THEN 0 ELSE d.failures + 1 END
   FROM ended WHERE d.aggregate = 'trade' AND d.subject = ended.subject AND d.kind = ended.kind`;

/** Leases in the rows of the deadlines, by the database's time. */
export class PostgresTradeClocks implements TradeClocks {
  readonly #dataSource: Pick<DataSource, "query">;

  constructor(dataSource: Pick<DataSource, "query">) {
    this.#dataSource = dataSource;
  }

  async lease(worker: string, most: number, seconds: number): Promise<readonly LeasedTrade[]> {
    const [rows] = await this.#dataSource.query<[LeasedRow[], number]>(lease, [
      worker,
      most,
      seconds,
    ]);
    return rows
      .toSorted((left, right) => left.at.getTime() - right.at.getTime())
      .map(({ subject, failures }) => ({ tradeId: subject, failures }));
  }

  async endLeases(worker: string, ended: readonly EndedLease[]): Promise<void> {
    await this.#dataSource.query(endLeases, [
      worker,
      ended.map(({ tradeId }) => tradeId),
      ended.map(({ pauseSeconds }) => pauseSeconds ?? null),
    ]);
  }
}
