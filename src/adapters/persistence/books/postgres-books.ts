import type { DataSource, QueryRunner } from "typeorm";
import { invariantNames, type InvariantName } from "../../../application/ports/invariants.ts";
import type {
  AuditScope,
  BegunAudit,
  Books,
  BooksReport,
  FindingRow,
  InvariantReport,
} from "../../../application/ports/books.ts";
import { createAuditDataSource, type DatabaseAddress } from "../connection/data-source.ts";
import { isCanceled } from "../connection/passing-trouble.ts";
import type { BookProbe, BookQuery, SlicedProbe } from "./book-query.ts";
import { auditLock } from "./audit-lock.ts";
import { PeriodProofs } from "./period-proofs.ts";
import { notedProofsSql, sealedUpToSql } from "./period-queries.ts";
import { ProbeResults } from "./probe-results.ts";
import { SliceReadings } from "./slice-readings.ts";

/** What is read again at once: some 50,000 trades of a period, in about a second. */
interface SliceSizes {
  /** How many entries a sealed period of the ledger has. */
  readonly entriesOfPeriod: number;
  /** How many closed trades a slice has. */
  readonly tradesOfSlice: number;
}

const usualSizes: SliceSizes = { entriesOfPeriod: 100_000, tradesOfSlice: 20_000 };

/** How many periods are sealed after one audit: a large ledger is sealed over many audits. */
const mostSealed = 20;

/** The most rows shown of what breaks an invariant. */
const mostRows = 20;

/** For one transaction: grouping by a million trades stays in memory, where there is some. */
const settings = [
  "SET LOCAL work_mem = '192MB'",
  "SET LOCAL jit = off",
  "SET LOCAL max_parallel_workers_per_gather = 0",
];

/** Connections that read the same snapshot in parallel. */
const lanes = 2;

/**
 * Audits on connections of its own, whose statements may take a minute. All queries see one
 * snapshot, which takes no lock that a writer waits for.
 */
export class PostgresBooks implements Books {
  readonly #address: DatabaseAddress;
  readonly #pool: DataSource;
  readonly #queries: Readonly<Record<InvariantName, BookQuery>>;
  readonly #probes: (sealedUpTo: string) => readonly (BookProbe | SlicedProbe)[];
  readonly #sizes: SliceSizes;
  readonly #running = new Set<Running>();

  /**
   * `pool`: serves requests, and cancels statements that run elsewhere. `probes`: those of one
   * audit, the slowest first; invariants that none covers are queried at once, the rest where their
   * probe fails.
   */
  constructor(
    address: DatabaseAddress,
    pool: DataSource,
    queries: Readonly<Record<InvariantName, BookQuery>>,
    probes: (sealedUpTo: string) => readonly (BookProbe | SlicedProbe)[],
    sizes = usualSizes,
  ) {
    this.#address = address;
    this.#pool = pool;
    this.#queries = queries;
    this.#probes = probes;
    this.#sizes = sizes;
  }

  async begin(unlessSince?: number): Promise<BegunAudit | undefined> {
    const connections = await createAuditDataSource(this.#address, lanes).initialize();
    try {
      const runners = Array.from({ length: lanes }, () => connections.createQueryRunner());
      const [first] = runners;
      const running: Running = { runners, pids: [], isBrokenOff: false };
      if (first && (await takesTurn(first, unlessSince))) {
        for (const runner of runners) running.pids.push(await pidOf(runner));
        this.#running.add(running);
        return {
          run: (scope = "open") => this.#audit(running, scope),
          seal: () => this.#seal(first),
          end: async () => {
            this.#running.delete(running);
            await endOf(connections, runners);
          },
        };
      }
      await endOf(connections, runners);
      return undefined;
    } catch (error) {
      await connections.destroy();
      throw error;
    }
  }

  async breakOff(): Promise<void> {
    for (const running of this.#running) {
      running.isBrokenOff = true;
      for (const pid of running.pids) await this.#pool.query("SELECT pg_cancel_backend($1)", [pid]);
    }
  }

  async #audit(running: Running, scope: AuditScope): Promise<BooksReport> {
    const began = performance.now();
    const { startedAt, sealedUpTo } = await openSnapshot(running.runners);
    const reports = new Map<InvariantName, InvariantReport>();
    const ask = (name: InvariantName) => async (runner: QueryRunner) => {
      reports.set(name, await reportOf(runner, name, this.#queries[name]));
    };
    const probes = this.#probes(sealedUpTo);
    const covered = new Set(probes.flatMap(({ covers }) => covers));
    const results = new ProbeResults((name) =>
      left.unshift(async (runner) => {
        reports.set(name, await foundOf(running, runner, name, this.#queries[name]));
      }),
    );
    const sliced = probes.filter((probe) => "within" in probe);
    const readings = new SliceReadings(sliced, results, sealedUpTo, this.#sizes.tradesOfSlice);
    const proofs = new PeriodProofs(readings);
    const left: Task[] = [
      async (runner) => void left.push(...(await readings.due(runner, scope))),
      ...probes.flatMap((probe): readonly Task[] => {
        if ("within" in probe) return [];
        return [
          async (runner) => {
            if (await results.run(runner, probe.covers, probe)) return;
            // What it relied on may have changed, too.
            if (probe.reliesOnPeriods === true && scope !== "all")
              left.push(...(await proofs.all(runner)));
          },
        ];
      }),
      ...invariantNames.filter((name) => !covered.has(name)).map(ask),
      async (runner) => {
        left.push(...(await (scope === "all" ? proofs.all(runner) : proofs.due(runner))));
      },
    ];
    await carryOut(running, left);
    for (const name of covered) if (!reports.has(name)) reports.set(name, results.reportOf(name));
    if (proofs.proven.size > 0) await this.#pool.query(notedProofsSql, [[...proofs.proven]]);
    await readings.note(this.#pool);
    return {
      startedAt,
      milliseconds: Math.round(performance.now() - began),
      invariants: invariantNames
        .flatMap((name) => reports.get(name) ?? [])
        .map((report) =>
          report.name === "periods-unchanged" ? withProofs(report, proofs) : report,
        ),
    };
  }

  /** One transaction for each, so that a later one that fails takes nothing back. */
  async #seal(runner: QueryRunner): Promise<number> {
    for (let sealed = 0; sealed < mostSealed; sealed += 1) {
      const [row] = (await runner.query("SELECT seal_ledger_period($1) AS number", [
        this.#sizes.entriesOfPeriod,
      ])) as { number: number | null }[];
      if (typeof row?.number !== "number") return sealed;
    }
    return mostSealed;
  }
}

type Task = (runner: QueryRunner) => Promise<void>;

interface Running {
  readonly runners: readonly QueryRunner[];
  readonly pids: number[];
  isBrokenOff: boolean;
}

/** What the queries of a report found, and the proofs of periods. */
function withProofs(report: InvariantReport, proofs: PeriodProofs): InvariantReport {
  return {
    ...report,
    count: report.count + proofs.findings.length,
    rows: [...report.rows, ...proofs.findings].slice(0, mostRows),
    milliseconds: report.milliseconds + proofs.milliseconds,
  };
}

/** Carries out tasks, and those that they add, on all connections. */
async function carryOut(running: Running, left: Task[]): Promise<void> {
  const work = async (runner: QueryRunner) => {
    for (let next = left.shift(); next; next = left.shift()) {
      if (running.isBrokenOff) throw new Error("The audit of the books was broken off");
      await next(runner);
    }
    await runner.query("COMMIT");
  };
  const lanesDone = await Promise.allSettled(running.runners.map(work));
  for (const lane of lanesDone) if (lane.status === "rejected") throw lane.reason;
}

/** The same snapshot on all connections. Returns its time, and the last entry that is sealed in it. */
async function openSnapshot(
  runners: readonly QueryRunner[],
): Promise<{ readonly startedAt: number; readonly sealedUpTo: string }> {
  let startedAt = 0;
  let sealedUpTo = "0";
  let snapshot = "";
  for (const runner of runners) {
    await runner.query("START TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
    if (snapshot !== "") await runner.query(`SET TRANSACTION SNAPSHOT '${snapshot}'`);
    for (const setting of settings) await runner.query(setting);
    if (snapshot !== "") continue;
    const [row] = (await runner.query(
      "SELECT clock_timestamp() AS now, pg_export_snapshot() AS snapshot",
    )) as { now: Date; snapshot: string }[];
    startedAt = row?.now.getTime() ?? 0;
    snapshot = row?.snapshot ?? "";
    const [sealed] = (await runner.query(sealedUpToSql)) as { last: string }[];
    sealedUpTo = sealed?.last ?? "0";
  }
  return { startedAt, sealedUpTo };
}

/**
 * A session ends shortly after its connection was closed, and the next one waits for the lock:
 * release it.
 */
async function endOf(connections: DataSource, runners: readonly QueryRunner[]): Promise<void> {
  try {
    await runners[0]?.query("ROLLBACK");
    await runners[0]?.query("SELECT pg_advisory_unlock($1)", [auditLock]);
  } catch {
    // When a connection is lost, the lock is, too.
  }
  for (const runner of runners) await runner.release();
  await connections.destroy();
}

async function pidOf(runner: QueryRunner): Promise<number> {
  const [row] = (await runner.query("SELECT pg_backend_pid() AS pid")) as { pid: number }[];
  return row?.pid ?? 0;
}

/** Takes the lock, if it is free. */
async function takesTurn(runner: QueryRunner, unlessSince = 0): Promise<boolean> {
  const [lock] = (await runner.query("SELECT pg_try_advisory_lock($1) AS mine", [auditLock])) as {
    mine: boolean;
  }[];
  if (!lock?.mine) return false;
  // In a separate statement: what the last holder kept is seen only after the lock.
  const recent = (await runner.query(
    `SELECT 1 FROM books_audit
      WHERE started_at > clock_timestamp() - make_interval(secs => $1) LIMIT 1`,
    [unlessSince],
  )) as unknown[];
  return recent.length === 0;
}

/** Of one whose probe failed: where its query takes too long, that alone is said. */
async function foundOf(
  running: Running,
  runner: QueryRunner,
  name: InvariantName,
  query: BookQuery,
): Promise<InvariantReport> {
  const began = performance.now();
  await runner.query("SAVEPOINT found");
  try {
    return await reportOf(runner, name, query);
  } catch (error) {
    if (running.isBrokenOff || !isCanceled(error)) throw error;
    await runner.query("ROLLBACK TO found");
    const milliseconds = Math.round(performance.now() - began);
    return { name, count: 1, rows: [{ named: false }], milliseconds };
  }
}

async function reportOf(
  runner: QueryRunner,
  name: InvariantName,
  { sql, parameters }: BookQuery,
): Promise<InvariantReport> {
  const began = performance.now();
  const found = (await runner.query(
    `SELECT to_json(f) AS finding, count(*) OVER () AS total FROM (${sql}) f LIMIT ${mostRows}`,
    [...parameters],
  )) as { finding: FindingRow; total: string }[];
  return {
    name,
    count: Number(found[0]?.total ?? 0),
    rows: found.map(({ finding }) => finding),
    milliseconds: Math.round(performance.now() - began),
  };
}
