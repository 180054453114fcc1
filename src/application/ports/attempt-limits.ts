import type { AttemptLimit } from "../../domain/account/account-policy.ts";
import type { Result } from "../../domain/result/result.ts";

/** An attempt that was counted. */
export interface Attempt {
  readonly subject: string;
  readonly at: string;
}

/** Too many attempts; the next one can be made after this many seconds, at least 1. */
export interface RateLimited {
  readonly code: "rate_limited";
  readonly retryAfterSeconds: number;
}

/**
 * Counts rate-limited attempts, for all processes together. An attempt is counted before it is
 * made, so that no more concurrent ones pass than sequential ones.
 */
export interface AttemptLimits {
  /** `subject` names who attempts what. A refused attempt is not counted. */
  begin(subject: string, limit: AttemptLimit): Promise<Result<Attempt, RateLimited>>;
  /** How many attempts are counted now. */
  count(subject: string, windowSeconds: number): Promise<number>;
  /** It turned out not to need a limit. */
  takeBack(attempt: Attempt): Promise<void>;
}
