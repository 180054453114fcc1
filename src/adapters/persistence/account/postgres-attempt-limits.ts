import { createHash } from "node:crypto";
import type DataLoader from "dataloader";
import type { DataSource } from "typeorm";
import type {
  Attempt,
  AttemptLimits,
  RateLimited,
} from "../../../application/ports/attempt-limits.ts";
import type { AttemptLimit } from "../../../domain/account/account-policy.ts";
import { accept, refuse, type Result } from "../../../domain/result/result.ts";
import { opaqueList, prepared } from "../connection/prepared-statements.ts";
import { batchLoader } from "../connection/batch-loader.ts";

/** How many rows that no longer limit anything are deleted at once, and how often at most. */
const mostForgotten = 20;
const forgetPauseMs = 200;

/** Distinct subjects, in the one order in which rows of this table are locked. */
const countAttempts = prepared(
  `INSERT INTO attempt AS known (subject, at, forgotten_at)
   SELECT subject, ARRAY[clock_timestamp()], clock_timestamp() + make_interval(secs => $2)
     FROM unnest(${opaqueList("$1::bytea[]")}) subject ORDER BY subject
   ON CONFLICT (subject) DO UPDATE
      SET at = ARRAY(SELECT past FROM unnest(known.at) AS past
                      WHERE past > EXCLUDED.at[1] - make_interval(secs => $2)) || EXCLUDED.at,
          forgotten_at = EXCLUDED.forgotten_at
    WHERE $3 > (SELECT count(*) FROM unnest(known.at) AS past
                 WHERE past > EXCLUDED.at[1] - make_interval(secs => $2))
   RETURNING encode(subject, 'hex') AS subject, at[cardinality(at)]::text AS at`,
);

const takeAttemptsBack = prepared(
  `WITH gone AS (
     SELECT subject, array_agg(at) AS at
       FROM unnest(${opaqueList("$1::bytea[]")}, ${opaqueList("$2::timestamptz[]")}) AS back (subject, at)
      GROUP BY subject),
   locked AS (
     SELECT known.subject FROM attempt known JOIN gone ON gone.subject = known.subject
      ORDER BY known.subject FOR UPDATE OF known)
   UPDATE attempt known
      SET at = ARRAY(SELECT past FROM unnest(known.at) AS past WHERE past <> ALL (gone.at))
     FROM gone JOIN locked ON locked.subject = gone.subject
    WHERE known.subject = gone.subject`,
);

/** When an attempt was counted; undefined where it was refused. */
type Counted = string | undefined;

/**
 * Attempts within the last window, one row per subject. One statement checks and counts, so that
 * the row's lock keeps concurrent attempts in order. Attempts of several subjects are batched, as
 * reads are.
 */
export class PostgresAttemptLimits implements AttemptLimits {
  readonly #dataSource: DataSource;
  /** By limit. */
  readonly #counting = new Map<string, DataLoader<string, Counted>>();
  readonly #takenBack: DataLoader<Attempt, null>;
  #forgottenAt = Number.NEGATIVE_INFINITY;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
    this.#takenBack = batchLoader(async (attempts) => {
      await dataSource.query(takeAttemptsBack, [
        attempts.map(({ subject }) => hashOf(subject)),
        attempts.map(({ at }) => at),
      ]);
      return attempts.map(() => null);
    });
  }

  async begin(subject: string, limit: AttemptLimit): Promise<Result<Attempt, RateLimited>> {
    const at = await this.#countingOf(limit).load(subject);
    await this.#forget();
    if (at !== undefined) return accept({ subject, at });
    return refuse({
      code: "rate_limited",
      retryAfterSeconds: await this.#secondsUntilNext(subject, limit),
    });
  }

  async count(subject: string, windowSeconds: number): Promise<number> {
    const [row] = await this.#dataSource.query<{ count: number }[]>(
      `SELECT count(*)::integer AS count FROM attempt, unnest(attempt.at) AS past
        WHERE subject = $1 AND past > clock_timestamp() - make_interval(secs => $2)`,
      [hashOf(subject), windowSeconds],
    );
    return row?.count ?? 0;
  }

  async takeBack(attempt: Attempt): Promise<void> {
    await this.#takenBack.load(attempt);
  }

  #countingOf(limit: AttemptLimit): DataLoader<string, Counted> {
    const name = `${limit.most} in ${limit.windowSeconds}`;
    const known =
      this.#counting.get(name) ?? batchLoader((subjects) => this.#count(subjects, limit));
    this.#counting.set(name, known);
    return known;
  }

  /**
   * A statement counts one attempt per subject: further ones of the same subject go in the next
   * one.
   */
  async #count(
    subjects: readonly string[],
    limit: AttemptLimit,
  ): Promise<readonly (Counted | Error)[]> {
    const counted: (Counted | Error)[] = subjects.map(() => undefined);
    let left = [...subjects.entries()];
    while (left.length > 0) {
      const places = new Map<string, number>();
      for (const [place, subject] of left) {
        if (!places.has(subject)) places.set(subject, place);
      }
      const found = await this.#countOnce([...places.keys()], limit).catch(
        (error: unknown) => error as Error,
      );
      if (found instanceof Error) {
        // Those of earlier statements were counted, and can be undone.
        for (const [place] of left) counted[place] = found;
        return counted;
      }
      for (const [subject, place] of places) counted[place] = found.get(subject);
      // Where one was refused, those that arrived at the same moment are, too.
      left = left.filter(([place, subject]) => found.has(subject) && places.get(subject) !== place);
    }
    return counted;
  }

  async #countOnce(
    subjects: readonly string[],
    { most, windowSeconds }: AttemptLimit,
  ): Promise<ReadonlyMap<string, string>> {
    const hashes = subjects.map(hashOf);
    const rows = await this.#dataSource.query<{ subject: string; at: string }[]>(countAttempts, [
      hashes,
      windowSeconds,
      most,
    ]);
    const found = new Map(rows.map(({ subject, at }) => [subject, at]));
    return new Map(
      subjects.flatMap((subject, index) => {
        const at = found.get(hashes[index]?.toString("hex") ?? "");
        return at === undefined ? [] : [[subject, at]];
      }),
    );
  }

  async #secondsUntilNext(subject: string, { windowSeconds }: AttemptLimit): Promise<number> {
    const [row] = await this.#dataSource.query<{ seconds: number | null }[]>(
      `SELECT ceil(extract(epoch FROM
                min(past) + make_interval(secs => $2) - clock_timestamp()))::integer AS seconds
         FROM attempt, unnest(attempt.at) AS past
        WHERE subject = $1 AND past > clock_timestamp() - make_interval(secs => $2)`,
      [hashOf(subject), windowSeconds],
    );
    return Math.max(1, row?.seconds ?? 1);
  }

  /**
   * A separate statement: locks of other subjects held by an attempt could deadlock with its own.
   */
  async #forget(): Promise<void> {
    // Looking for such rows costs more than the attempt itself: when there are many, one of them
    // does it.
    const now = performance.now();
    if (now < this.#forgottenAt + forgetPauseMs) return;
    this.#forgottenAt = now;
    await this.#dataSource.query(
      `DELETE FROM attempt WHERE subject IN (
         SELECT subject FROM attempt WHERE forgotten_at < clock_timestamp()
          ORDER BY forgotten_at LIMIT $1 FOR UPDATE SKIP LOCKED)`,
      [mostForgotten],
    );
  }
}

/** Who tried what is private: addresses and names are not stored. */
function hashOf(subject: string): Buffer {
  return createHash("sha256").update(subject).digest();
}
