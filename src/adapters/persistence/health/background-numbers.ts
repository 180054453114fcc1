import type { DataSource } from "typeorm";
import type {
  BackgroundWork,
  JobNumbers,
  SubscriberNumbers,
} from "../../../application/ports/background-work.ts";
import { jobsSchema } from "../jobs/jobs-schema.ts";

const jobNumbers = `
  SELECT q.name,
         count(j.id) FILTER (WHERE j.state < 'active' AND j.start_after <= clock_timestamp())::integer AS waiting,
         coalesce(extract(epoch FROM clock_timestamp() - min(j.start_after)
           FILTER (WHERE j.state < 'active' AND j.start_after <= clock_timestamp())), 0)::float8 AS "oldestSeconds",
         count(j.id) FILTER (WHERE j.state = 'active')::integer AS running,
         count(j.id) FILTER (WHERE j.state = 'failed')::integer AS failed,
         extract(epoch FROM clock_timestamp() - max(j.completed_on)
           FILTER (WHERE j.state = 'completed'))::float8 AS "doneSecondsAgo"
    FROM ${jobsSchema}.queue q LEFT JOIN ${jobsSchema}.job j ON j.name = q.name
   WHERE q.name NOT LIKE '\\_\\_%'
   GROUP BY q.name ORDER BY q.name`;

const subscriberNumbers = `
  SELECT s.name, s.missed::integer AS missed, s.cursor::float8 AS place,
         CASE WHEN s.leased_until > clock_timestamp() THEN s.leased_by END AS "leasedBy",
         CASE WHEN s.leased_until > clock_timestamp() AND s.leased_by IS NOT NULL
              THEN s.leased_until END AS "leasedUntil", ahead.events AS behind, ahead.seconds AS "behindSeconds",
         put_by.failing, put_by.parked
    FROM subscriber s,
         LATERAL (SELECT coalesce(greatest((SELECT max(publish_number) FROM outbox) - s.cursor, 0), 0)::integer AS events,
                         coalesce(extract(epoch FROM clock_timestamp() - (
                           SELECT o.at FROM outbox o WHERE o.publish_number > s.cursor
                            ORDER BY o.publish_number LIMIT 1)), 0)::float8 AS seconds) ahead,
         LATERAL (SELECT count(*) FILTER (WHERE e.parked_at IS NULL)::integer AS failing,
                         count(e.parked_at)::integer AS parked
                    FROM subscriber_event e WHERE e.subscriber = s.name) put_by
   ORDER BY s.name`;

/** For how long an answer is reused: frequent requests should not load the database. */
const usuallyKeptMs = 10_000;

/** How far queues of jobs and durable subscribers are behind. */
export class BackgroundNumbers {
  readonly #dataSource: Pick<DataSource, "query">;
  readonly #now: () => number;
  readonly #keptMs: number;
  #kept: { readonly at: number; readonly work: Promise<BackgroundWork> } | undefined;

  /** `now`: milliseconds of a monotonic clock. */
  constructor(
    dataSource: Pick<DataSource, "query">,
    now: () => number = () => performance.now(),
    keptMs = usuallyKeptMs,
  ) {
    this.#dataSource = dataSource;
    this.#now = now;
    this.#keptMs = keptMs;
  }

  /** At most `keptMs` old. A failure is not kept. */
  async read(): Promise<BackgroundWork> {
    const now = this.#now();
    if (this.#kept && now - this.#kept.at < this.#keptMs) return this.#kept.work;
    const work = this.#read();
    this.#kept = { at: now, work };
    work.catch(() => {
      this.#kept = undefined;
    });
    return work;
  }

  async #read(): Promise<BackgroundWork> {
    const [jobs, subscribers] = await Promise.all([
      this.#dataSource.query<JobNumbers[]>(jobNumbers),
      this.#dataSource.query<SubscriberRow[]>(subscriberNumbers),
    ]);
    return { jobs, subscribers: subscribers.map(numbersOf) };
  }
}

interface SubscriberRow extends Omit<SubscriberNumbers, "leasedUntil"> {
  readonly leasedUntil: Date | null;
}

function numbersOf({ leasedUntil, ...row }: SubscriberRow): SubscriberNumbers {
  return { ...row, leasedUntil: leasedUntil?.getTime() ?? null };
}
