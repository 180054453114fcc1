import { AsyncLocalStorage } from "node:async_hooks";
import type { DataSource, ObjectLiteral } from "typeorm";
import { isPassingTrouble } from "./passing-trouble.ts";
import { logPosition, ReplicaLag } from "./replica-lag.ts";

/** What a replica shows may be that old, in milliseconds; beyond it is not asked. */
const mostLagMs = 2_000;

interface Replica {
  readonly source: DataSource;
  readonly lag: ReplicaLag;
}

/**
 * Reads from replicas where the caller allows that what they read is a moment old, and from the primary
 * server otherwise: outside of such a call, where no replica is fresh enough, and where one fails.
 * It serves only lists and pages that never decide about anything.
 */
export class ReplicaReads implements Pick<DataSource, "query"> {
  readonly #primary: DataSource;
  readonly #replicas: readonly Replica[];
  readonly #mayBeOld = new AsyncLocalStorage<true>();
  readonly #now: () => number;
  #turn = 0;

  /** `now` in milliseconds, of a clock that never goes back. */
  constructor(
    primary: DataSource,
    replicas: readonly DataSource[],
    now: () => number = () => performance.now(),
  ) {
    this.#primary = primary;
    this.#replicas = replicas.map((source) => ({ source, lag: new ReplicaLag() }));
    this.#now = now;
  }

  /** What is read within may be as old as replicas may be. */
  readonly allowing = <Result>(run: () => Result): Result => this.#mayBeOld.run(true, run);

  async query<Rows>(sql: string, parameters?: unknown[] | ObjectLiteral): Promise<Rows> {
    const replica = this.#mayBeOld.getStore() ? this.#freshReplica() : undefined;
    if (!replica) return this.#primary.query<Rows>(sql, parameters);
    try {
      return await replica.source.query<Rows>(sql, parameters);
    } catch (error) {
      if (!isPassingTrouble(error)) throw error;
      replica.lag.forget();
      return this.#primary.query<Rows>(sql, parameters);
    }
  }

  /** Measures how far each replica is behind. Returns the errors of those that did not answer. */
  async measure(): Promise<unknown[]> {
    const errors: unknown[] = [];
    const replayed = await Promise.all(
      this.#replicas.map(({ source }) =>
        replayedBy(source).catch((error: unknown) => void errors.push(error)),
      ),
    );
    const at = this.#now();
    const position = await writtenBy(this.#primary);
    for (const [index, { lag }] of this.#replicas.entries())
      lag.note(replayed[index], { at, position });
    return errors;
  }

  /** In seconds, for each replica in the order of the setting; infinite where nothing is known. */
  lags(): readonly number[] {
    return this.#replicas.map(({ lag }) => lag.at(this.#now()) / 1_000);
  }

  async close(): Promise<void> {
    const open = this.#replicas.filter(({ source }) => source.isInitialized);
    await Promise.all(open.map(({ source }) => source.destroy()));
  }

  #freshReplica(): Replica | undefined {
    const now = this.#now();
    const fresh = this.#replicas.filter(({ lag }) => lag.at(now) <= mostLagMs);
    this.#turn += 1;
    return fresh[this.#turn % fresh.length];
  }
}

/** Undefined: the server is no replica any more, or not yet one. */
async function replayedBy(source: DataSource): Promise<bigint | undefined> {
  if (!source.isInitialized) await source.initialize();
  const [row] = await source.query<{ readonly replayed: string | null }[]>(
    "SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() END::text AS replayed",
  );
  const replayed = row?.replayed ?? undefined;
  return replayed === undefined ? undefined : logPosition(replayed);
}

async function writtenBy(primary: DataSource): Promise<bigint> {
  const [row] = await primary.query<{ readonly written: string }[]>(
    "SELECT pg_current_wal_lsn()::text AS written",
  );
  return logPosition(row?.written ?? "0/0");
}
