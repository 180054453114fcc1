import type { AttemptLimit } from "../../domain/account/account-policy.ts";
import type { Result } from "../../domain/result/result.ts";

/** A try that was counted. */
export interface Attempt {
  readonly subject: string;
  readonly at: string;
}

/** It was tried too often; the next try can be made after so many seconds, at least 1. */
export interface RateLimited {
  readonly code: "rate_limited";
  readonly retryAfterSeconds: number;
}

/**
 * Counts what may be tried only so often, for all processes together. A try is counted before it is
 * made, so that of many at once no more pass than of many in a row.
 */
export interface AttemptLimits {
  /** `subject` names who tries what. A try that is refused is not counted. */
  begin(subject: string, limit: AttemptLimit): Promise<Result<Attempt, RateLimited>>;
  /** It turned out to be nothing that has to be limited. */
  takeBack(attempt: Attempt): Promise<void>;
}
