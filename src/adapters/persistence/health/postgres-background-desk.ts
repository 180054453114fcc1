import type { DataSource, EntityManager } from "typeorm";
import type { AuditEntry } from "../../../application/ports/audit.ts";
import type { Outage } from "../../../application/ports/heartbeat.ts";
import type {
  BackgroundDesk,
  BackgroundReport,
  ClockLease,
  FailedJob,
  ParkedEvent,
} from "../../../application/ports/background-work.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";
import { jobsSchema } from "../jobs/jobs-schema.ts";
import type { PgBossJobs } from "../jobs/pg-boss-jobs.ts";
import { BackgroundNumbers } from "./background-numbers.ts";

/** For how long the numbers are reused: an admin wants to see what a retry did. */
const keptMs = 500;

/** How many failed jobs and parked events are shown. */
const most = 100;

const failedJobs = `
  SELECT id::text AS id, name AS kind, retry_count + 1 AS tries,
         completed_on AS at
    FROM ${jobsSchema}.job WHERE state = 'failed' AND name NOT LIKE '\\_\\_%'
   ORDER BY completed_on DESC, id LIMIT ${most}`;

const parkedEvents = `
  SELECT subscriber, publish_number::float8 AS number, aggregate, aggregate_id AS "aggregateId",
         kind, failures, parked_at AS at
    FROM subscriber_event WHERE parked_at IS NOT NULL
   ORDER BY parked_at DESC, subscriber, publish_number LIMIT ${most}`;

const clockLeases = `
  SELECT leased_by AS worker, count(DISTINCT subject)::integer AS trades,
         max(leased_until) AS at
    FROM deadline
   WHERE leased_by IS NOT NULL AND leased_until > clock_timestamp() AND done_at IS NULL
   GROUP BY leased_by ORDER BY leased_by`;

const failingClocks = `
  SELECT count(DISTINCT subject)::integer AS failing
    FROM deadline WHERE failures > 0 AND leased_for = at AND done_at IS NULL`;

const outages = `
  SELECT part, starts_at, ends_at FROM outage
   WHERE ends_at > clock_timestamp() - interval '3 months'
   UNION ALL
  SELECT part, at, NULL FROM heartbeat WHERE silent_at <= clock_timestamp()
   ORDER BY starts_at DESC, part LIMIT ${most}`;

interface OutageRow {
  readonly part: Outage["part"];
  readonly starts_at: Date;
  readonly ends_at: Date | null;
}

/** A row with its moment as a date. */
type At<Shown, Moment extends keyof Shown> = Omit<Shown, Moment> & { readonly at: Date };

/** Background work as rows: numbers, what failed, who leased what, and retries by an admin. */
export class PostgresBackgroundDesk implements BackgroundDesk {
  readonly #dataSource: DataSource;
  readonly #seal: AuditSeal;
  readonly #jobs: Pick<PgBossJobs, "retryIn">;
  readonly #numbers: BackgroundNumbers;

  constructor(dataSource: DataSource, seal: AuditSeal, jobs: Pick<PgBossJobs, "retryIn">) {
    this.#dataSource = dataSource;
    this.#seal = seal;
    this.#jobs = jobs;
    this.#numbers = new BackgroundNumbers(dataSource, () => performance.now(), keptMs);
  }

  async read(): Promise<BackgroundReport> {
    const [work, jobs, events, leases, [clocks], silences] = await Promise.all([
      this.#numbers.read(),
      this.#dataSource.query<At<FailedJob, "failedAt">[]>(failedJobs),
      this.#dataSource.query<At<ParkedEvent, "parkedAt">[]>(parkedEvents),
      this.#dataSource.query<At<ClockLease, "until">[]>(clockLeases),
      this.#dataSource.query<{ failing: number }[]>(failingClocks),
      this.#dataSource.query<OutageRow[]>(outages),
    ]);
    return {
      ...work,
      failedJobs: jobs.map(({ at, ...job }) => ({ ...job, failedAt: at.getTime() })),
      parkedEvents: events.map(({ at, ...event }) => ({ ...event, parkedAt: at.getTime() })),
      clockLeases: leases.map(({ at, ...lease }) => ({ ...lease, until: at.getTime() })),
      failingClocks: clocks?.failing ?? 0,
      outages: silences.map(({ part, starts_at, ends_at }) => ({
        part,
        from: starts_at.getTime(),
        until: ends_at?.getTime(),
      })),
    };
  }

  retryEvent(subscriber: string, number: number, audit: AuditEntry): Promise<boolean> {
    return this.#logged(audit, async (transaction) => {
      const [, changed] = await transaction.query<[unknown[], number]>(
        `UPDATE subscriber_event SET parked_at = NULL, failures = 0, again_at = clock_timestamp()
          WHERE subscriber = $1 AND publish_number = $2 AND parked_at IS NOT NULL`,
        [subscriber, number],
      );
      return changed === 1;
    });
  }

  retryJob(kind: string, id: string, audit: AuditEntry): Promise<boolean> {
    return this.#logged(audit, async (transaction) => {
      const found = await transaction.query<unknown[]>(
        `SELECT FROM ${jobsSchema}.job WHERE name = $1 AND id::text = $2 AND state = 'failed'
            FOR UPDATE`,
        [kind, id],
      );
      if (found.length === 0) return false;
      await this.#jobs.retryIn(transaction, kind, id);
      return true;
    });
  }

  /** Does it and logs it, or neither. */
  #logged(
    audit: AuditEntry,
    change: (transaction: EntityManager) => Promise<boolean>,
  ): Promise<boolean> {
    return this.#dataSource.transaction(async (transaction) => {
      const isDone = await change(transaction);
      if (isDone) await appendAudit(transaction, this.#seal, [audit]);
      return isDone;
    });
  }
}
