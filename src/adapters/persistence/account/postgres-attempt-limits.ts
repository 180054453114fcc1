import { createHash } from "node:crypto";
import type { DataSource } from "typeorm";
import type {
  Attempt,
  AttemptLimits,
  RateLimited,
} from "../../../application/ports/attempt-limits.ts";
import type { AttemptLimit } from "../../../domain/account/account-policy.ts";
import { accept, refuse, type Result } from "../../../domain/result/result.ts";
import { prepared } from "../connection/prepared-statements.ts";

/** How many rows that no longer limit anything are cleared away at once, and how often at most. */
const mostForgotten = 20;
const forgetPauseMs = 200;

const countAttempt = prepared(
  `INSERT INTO attempt AS known (subject, at, forgotten_at)
   VALUES ($1, ARRAY[clock_timestamp()], clock_timestamp() + make_interval(secs => $2))
   ON CONFLICT (subject) DO UPDATE
      SET at = ARRAY(SELECT past FROM unnest(known.at) AS past
                      WHERE past > EXCLUDED.at[1] - make_interval(secs => $2)) || EXCLUDED.at,
          forgotten_at = EXCLUDED.forgotten_at
    WHERE $3 > (SELECT count(*) FROM unnest(known.at) AS past
                 WHERE past > EXCLUDED.at[1] - make_interval(secs => $2))
   RETURNING at[cardinality(at)]::text AS at`,
);

const takeAttemptBack = prepared(
  "UPDATE attempt SET at = array_remove(at, $2::timestamptz) WHERE subject = $1",
);

/**
 * Tries of the last window in one row a subject. One statement looks and counts, so that the row's
 * lock keeps concurrent tries in order.
 */
export class PostgresAttemptLimits implements AttemptLimits {
  readonly #dataSource: DataSource;
  #forgottenAt = Number.NEGATIVE_INFINITY;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async begin(subject: string, limit: AttemptLimit): Promise<Result<Attempt, RateLimited>> {
    const { most, windowSeconds } = limit;
    const [counted] = await this.#dataSource.query<{ at: string }[]>(countAttempt, [
      hashOf(subject),
      windowSeconds,
      most,
    ]);
    await this.#forget();
    if (counted) return accept({ subject, at: counted.at });
    return refuse({
      code: "rate_limited",
      retryAfterSeconds: await this.#secondsUntilNext(subject, limit),
    });
  }

  async takeBack({ subject, at }: Attempt): Promise<void> {
    await this.#dataSource.query(takeAttemptBack, [hashOf(subject), at]);
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

  /** A statement of its own: locks of other subjects held by a try could deadlock with theirs. */
  async #forget(): Promise<void> {
    // Looking for such rows costs more than the try itself: when many try, one of them does it.
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

/** Who tried what is nobody's business: addresses and names are not stored. */
function hashOf(subject: string): Buffer {
  return createHash("sha256").update(subject).digest();
}
