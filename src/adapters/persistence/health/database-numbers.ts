import type { DataSource } from "typeorm";

/** The driver's pool, as far as it is counted. */
interface CountedPool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** What waits to be carried out or published. */
interface Waiting {
  readonly lateDeadlines: number;
  /** Seconds by which the latest of them is late; 0 where none is. */
  readonly latestBySeconds: number;
  readonly unpublishedEvents: number;
}

/** For how long an answer is given again: whoever asks often shall not work the database. */
const keptMs = 10_000;

/** Numbers of the pool and of what waits in the database. */
export class DatabaseNumbers {
  readonly #dataSource: DataSource;
  readonly #now: () => number;
  #kept: { readonly at: number; readonly waiting: Promise<Waiting> } | undefined;

  /** `now`: milliseconds of a clock that only goes on. */
  constructor(dataSource: DataSource, now: () => number = () => performance.now()) {
    this.#dataSource = dataSource;
    this.#now = now;
  }

  pool(): { readonly inUse: number; readonly waiting: number } {
    const { master } = this.#dataSource.driver as unknown as { readonly master: CountedPool };
    return { inUse: master.totalCount - master.idleCount, waiting: master.waitingCount };
  }

  /** What waits, as it was at most ten seconds ago. A failure is not kept. */
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
    const [row] = await this.#dataSource.query<{ late: string; by: string; events: string }[]>(
      `SELECT late.number AS late, late.by, events.number AS events
         FROM (SELECT count(*) AS number,
                      coalesce(extract(epoch FROM clock_timestamp() - min(at)), 0) AS by
                 FROM deadline WHERE done_at IS NULL AND at <= clock_timestamp()) late,
              (SELECT count(*) AS number FROM outbox WHERE publish_number IS NULL) events`,
    );
    if (!row) throw new Error("The database does not say what waits");
    return {
      lateDeadlines: Number(row.late),
      latestBySeconds: Number(row.by),
      unpublishedEvents: Number(row.events),
    };
  }
}
