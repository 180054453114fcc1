import type { DataSource } from "typeorm";
import type { DeliveryState } from "../../../domain/notice/delivery.ts";

/** The driver's pool, as far as it is counted. */
interface CountedPool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** What waits to be carried out or published. */
interface Waiting {
  readonly lateDeadlines: number;
  /** How late the latest of them is, in seconds; 0 where none is. */
  readonly latestBySeconds: number;
  readonly unpublishedEvents: number;
  readonly dueDeliveries: number;
}

interface WaitingRow {
  readonly late: string;
  readonly by: string;
  readonly events: string;
  readonly deliveries: string;
}

const isWaiting: DeliveryState = "waiting";

/** For how long an answer is reused: frequent requests should not load the database. */
const keptMs = 10_000;

/** Metrics of the pool and of what waits in the database. */
export class DatabaseNumbers {
  readonly #dataSource: DataSource;
  readonly #now: () => number;
  #kept: { readonly at: number; readonly waiting: Promise<Waiting> } | undefined;

  /** `now`: milliseconds of a monotonic clock. */
  constructor(dataSource: DataSource, now: () => number = () => performance.now()) {
    this.#dataSource = dataSource;
    this.#now = now;
  }

  pool(): { readonly inUse: number; readonly waiting: number } {
    const { master } = this.#dataSource.driver as unknown as { readonly master: CountedPool };
    return { inUse: master.totalCount - master.idleCount, waiting: master.waitingCount };
  }

  /** What waits, at most ten seconds old. A failure is not kept. */
  async waiting(): Promise<Waiting> {
    const now = this.#now();
    if (this.#kept && now - this.#kept.at < keptMs) return this.#kept.waiting;
    const waiting = this.#read();
    this.#kept = { at: now, waiting };
    waiting.catch(() => {
      this.#kept = undefined;
    });
    return waiting;
  }

  async #read(): Promise<Waiting> {
    const [row] = await this.#dataSource.query<WaitingRow[]>(
      `SELECT late.number AS late, late.by, events.number AS events, due.number AS deliveries
         FROM (SELECT count(*) AS number,
                      coalesce(extract(epoch FROM clock_timestamp() - min(at)), 0) AS by
                 FROM deadline WHERE done_at IS NULL AND at <= clock_timestamp()) late,
              (SELECT count(*) AS number FROM outbox WHERE publish_number IS NULL) events,
              (SELECT count(*) AS number FROM delivery
                WHERE state = $1 AND due_at <= clock_timestamp()) due`,
      [isWaiting],
    );
    if (!row) throw new Error("The database does not say what waits");
    return {
      lateDeadlines: Number(row.late),
      latestBySeconds: Number(row.by),
      unpublishedEvents: Number(row.events),
      dueDeliveries: Number(row.deliveries),
    };
  }
}
