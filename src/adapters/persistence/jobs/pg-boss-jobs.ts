import type { Pool } from "pg";
import type { PgBoss, QueueResult } from "pg-boss";
import type { DataSource, EntityManager } from "typeorm";
import type {
  JobHandler,
  JobKind,
  JobPayload,
  JobRequest,
  Jobs,
  Rounds,
} from "../../../application/ports/jobs.ts";
import { jobsSchema } from "./jobs-schema.ts";

/** How often finished jobs are cleaned up, and jobs whose worker died are looked for. */
const maintenanceSeconds = 600;
const superviseSeconds = 30;

/**
 * How often each kind is polled by itself. One statement for all kinds looks for waiting jobs much more
 * often, and wakes those that have some.
 */
const pollSeconds = 60;

/** How long it takes at most until another process requests the round of a worker that died. */
const longestTickSeconds = 60;

/** Rounds as rare as this wait a little at a start, which has enough to do. */
const rareSeconds = 600;
const rareFirstSeconds = 30;

/** After a failed start, in ms. */
const beginAgainMs = 1_000;

/** For how long finished jobs stay visible. */
const keptSeconds = 3_600;

/** Between two attempts of a job that failed: 2, 4, 8 … seconds, randomized. */
const pause = { retryDelay: 2, retryBackoff: true, retryDelayMax: 600 } as const;

/** What is reported to the process. */
interface JobReports {
  /** A job of a kind failed. */
  failed(kind: string, error: unknown): void;
  /** The library has trouble, usually with the database. */
  troubled(error: unknown): void;
}

/** Jobs in tables of the library pg-boss, on the pool of the process and with its rights. */
export class PgBossJobs implements Jobs {
  readonly #dataSource: DataSource;
  readonly #reports: JobReports;
  readonly #lookEverySeconds: number;
  readonly #queues = new Map<string, Promise<void>>();
  readonly #workers = new Map<string, string>();
  #boss: Promise<PgBoss> | undefined;
  #handlers: readonly JobHandler[] = [];
  #timers: NodeJS.Timeout[] = [];
  #beginning: Promise<void> = Promise.resolve();
  #looking: Promise<void> = Promise.resolve();
  #isStopped = false;

  /** `lookEverySeconds`: the longest time that a job waits before an idle worker is woken for it. */
  constructor(dataSource: DataSource, reports: JobReports, lookEverySeconds: number) {
    this.#dataSource = dataSource;
    this.#reports = reports;
    this.#lookEverySeconds = lookEverySeconds;
  }

  async enqueue<Payload extends JobPayload>(request: JobRequest<Payload>): Promise<void> {
    const boss = await this.#open();
    await this.#ensureQueue(boss, request.kind);
    await boss.send(request.kind.name, request.payload, optionsOf(request));
    const worker = this.#workers.get(request.kind.name);
    if (worker !== undefined && request.runAt === undefined) boss.notifyWorker(worker);
  }

  /** The same in a transaction: the job is committed or rolled back with it. */
  async enqueueIn<Payload extends JobPayload>(
    { queryRunner }: EntityManager,
    request: JobRequest<Payload>,
  ): Promise<void> {
    if (!queryRunner?.isTransactionActive) throw new Error("There is no transaction");
    const client = (await queryRunner.connect()) as Pick<Pool, "query">;
    const boss = await this.#open();
    await this.#ensureQueue(boss, request.kind);
    const options = { ...optionsOf(request), db: databaseOf(client) };
    await boss.send(request.kind.name, request.payload, options);
  }

  /** Has this process look for jobs of a kind at once: after the transaction that requested one. */
  async wake(kind: string): Promise<void> {
    const worker = this.#workers.get(kind);
    if (worker !== undefined) (await this.#boss)?.notifyWorker(worker);
  }

  /** Lets a job that has failed run once more, in the transaction that saw it. */
  async retryIn({ queryRunner }: EntityManager, kind: string, id: string): Promise<void> {
    if (!queryRunner?.isTransactionActive) throw new Error("There is no transaction");
    const client = (await queryRunner.connect()) as Pick<Pool, "query">;
    const boss = await this.#open();
    await boss.retry(kind, id, { db: databaseOf(client) });
  }

  /** Starts to do jobs. Each kind has its own worker, so that one that hangs delays no other. */
  work(handlers: readonly JobHandler[]): void {
    this.#handlers = handlers;
    this.#begin();
    const look = () => {
      this.#looking = this.#wakeWaiting().catch((error: unknown) => this.#reports.troubled(error));
    };
    this.#timers.push(setInterval(look, this.#lookEverySeconds * 1_000));
  }

  /** Starts nothing more, and gives running jobs that many milliseconds to finish. */
  async stop(drainMs: number): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all([this.#beginning, this.#looking]);
    const opening = this.#boss;
    this.#boss = undefined;
    const boss = await opening?.catch(() => undefined);
    const stopped = boss?.stop({ close: false, timeout: drainMs });
    await Promise.all(this.#handlers.map(async (handler) => handler.breakOff?.()));
    await stopped;
  }

  /** Repeated until all kinds are polled: the database may be unavailable just now. */
  #begin(): void {
    this.#beginning = this.#beginAll().catch((error: unknown) => {
      this.#reports.troubled(error);
      if (!this.#isStopped) this.#timers.push(setTimeout(() => this.#begin(), beginAgainMs));
    });
  }

  async #beginAll(): Promise<void> {
    const boss = await this.#open();
    const found = await boss.getQueues(this.#handlers.map(({ kind }) => kind.name));
    const queues = new Map(found.map((queue) => [queue.name, queue]));
    for (const handler of this.#handlers) {
      const { kind, rounds } = handler;
      if (this.#isStopped || this.#workers.has(kind.name)) continue;
      await this.#arrangeQueue(boss, kind, queues.get(kind.name));
      const options = { pollingIntervalSeconds: pollSeconds };
      const id = await boss.work<JobPayload>(kind.name, options, async (jobs) => {
        for (const { data } of jobs) await this.#run(handler, data);
      });
      this.#workers.set(kind.name, id);
      if (rounds) this.#goRound(boss, kind, rounds);
    }
  }

  /** Wakes the workers of all kinds of which jobs are due. */
  async #wakeWaiting(): Promise<void> {
    if (this.#workers.size === 0) return;
    const found: readonly { readonly name: string }[] = await this.#dataSource.query(
      `SELECT kind.name FROM unnest($1::text[]) AS kind (name)
        WHERE EXISTS (
          SELECT FROM ${jobsSchema}.job_common j
           WHERE j.name = kind.name AND j.state < 'active' AND NOT j.blocked
             AND j.start_after <= ${jobsSchema}.job_now())`,
      [[...this.#workers.keys()]],
    );
    await Promise.all(found.map(({ name }) => this.wake(name)));
  }

  async #run(handler: JobHandler, data: JobPayload | null): Promise<void> {
    const { kind } = handler;
    const errors = await carryOut(handler, data ?? {}).catch((error: unknown) => [error]);
    for (const error of errors) this.#reports.failed(kind.name, error);
    // Nothing more of it is kept: an error may contain what its statement was about.
    if (errors.length > 0) throw new Error(`${errors.length} failed`);
  }

  /**
   * Every worker requests the current round, and one gets it: the library knows which is current.
   */
  #goRound(boss: PgBoss, kind: JobKind, { everySeconds, firstAfterSeconds }: Rounds): void {
    const ask = async () => {
      const options = { singletonKey: "round", singletonSeconds: everySeconds };
      const id = await boss.send(kind.name, {}, { ...options, retryLimit: 0 });
      const worker = this.#workers.get(kind.name);
      if (id !== null && worker !== undefined) boss.notifyWorker(worker);
    };
    const tick = () => void ask().catch((error: unknown) => this.#reports.troubled(error));
    const begin = () => {
      tick();
      this.#timers.push(setInterval(tick, Math.min(everySeconds, longestTickSeconds) * 1_000));
    };
    const first = firstAfterSeconds ?? (everySeconds >= rareSeconds ? rareFirstSeconds : 0);
    if (first === 0) begin();
    else this.#timers.push(setTimeout(begin, first * 1_000));
  }

  /** A process that only requests jobs opens the library with the first. */
  #open(): Promise<PgBoss> {
    if (this.#boss) return this.#boss;
    const opening = this.#start();
    this.#boss = opening;
    opening.catch(() => {
      if (this.#boss === opening) this.#boss = undefined;
    });
    return opening;
  }

  async #start(): Promise<PgBoss> {
    const { PgBoss: Library } = await import("pg-boss");
    const { master } = this.#dataSource.driver as unknown as { readonly master: Pool };
    const isWorker = this.#handlers.length > 0;
    const boss = new Library({
      db: databaseOf(master),
      schema: jobsSchema,
      migrate: false,
      createSchema: false,
      schedule: false,
      supervise: isWorker,
      superviseIntervalSeconds: superviseSeconds,
      monitorIntervalSeconds: superviseSeconds,
      maintenanceIntervalSeconds: maintenanceSeconds,
      // Rebuilding indexes takes more rights than the serving role has.
      reindex: false,
      registerInstance: false,
      openTelemetry: { enabled: false },
    });
    boss.on("error", (error) => this.#reports.troubled(error));
    return boss.start();
  }

  /** Makes the queue as this build wants it; without a statement where it is so already. */
  async #arrangeQueue(boss: PgBoss, kind: JobKind, found: QueueResult | undefined): Promise<void> {
    const wanted = queueOf(kind);
    const options = Object.keys(wanted) as readonly (keyof typeof wanted)[];
    if (found && options.every((option) => found[option] === wanted[option])) {
      this.#queues.set(kind.name, Promise.resolve());
      return;
    }
    await this.#ensureQueue(boss, kind);
    await boss.updateQueue(kind.name, wanted);
  }

  #ensureQueue(boss: PgBoss, kind: JobKind): Promise<void> {
    const known = this.#queues.get(kind.name);
    if (known) return known;
    const made = boss.createQueue(kind.name, { ...queueOf(kind), policy: "short" });
    this.#queues.set(kind.name, made);
    made.catch(() => this.#queues.delete(kind.name));
    return made;
  }
}

/** An invalid payload is a failure of the job like any other. */
async function carryOut(handler: JobHandler, data: JobPayload): Promise<readonly unknown[]> {
  return handler.run(handler.kind.parse(data));
}

function queueOf({ retries, timeoutSeconds }: JobKind) {
  return {
    ...pause,
    retryLimit: retries,
    expireInSeconds: timeoutSeconds,
    deleteAfterSeconds: keptSeconds,
  };
}

function optionsOf({ key, runAt }: Omit<JobRequest, "kind">) {
  return {
    // Each job without a key gets its own: at most one job per key waits.
    singletonKey: key ?? crypto.randomUUID(),
    ...(runAt !== undefined && { startAfter: new Date(runAt) }),
  };
}

function databaseOf(connection: Pick<Pool, "query">) {
  return {
    executeSql: (text: string, values?: unknown[]) => connection.query(text, values),
  };
}
