import type { Instant } from "../../domain/trade/trade.ts";

/** The stored payload of a job: ids rather than contents, and no secrets. */
export type JobPayload = Readonly<Record<string, unknown>>;

/** A kind of background work. Each has its own queue: none waits behind another. */
export interface JobKind<Payload extends JobPayload = JobPayload> {
  /** Letters, digits and hyphens. Never reused for another kind. */
  readonly name: string;
  /** How often a failed job is retried, each time after a longer pause. */
  readonly retries: number;
  /** A job that is not done after this many seconds has failed. */
  readonly timeoutSeconds: number;
  /** Parses a stored payload, perhaps from another build; throws if it is invalid. */
  readonly parse: (kept: JobPayload) => Payload;
}

/** Work to be done. */
export interface JobRequest<Payload extends JobPayload = JobPayload> {
  readonly kind: JobKind<Payload>;
  readonly payload: Payload;
  /**
   * While a job of its kind and key waits to begin, no second one is added. That job may then run
   * before the requesting change is visible: give a key only to work that also runs periodically.
   */
  readonly key?: string;
  /** Not before this moment; at once if omitted. */
  readonly runAt?: Instant;
}

/**
 * Requests background work. It is done at least once, in any order, by some worker: a job may run
 * twice, also at the same time, and must do no harm then.
 */
export interface Jobs {
  enqueue<Payload extends JobPayload>(request: JobRequest<Payload>): Promise<void>;
}

/** Periodic work. */
export interface Rounds {
  /** Once in this many seconds, whatever the number of workers. */
  readonly everySeconds: number;
  /** How long a worker waits before its first run, in seconds; if not said, 30 for those that are rare. */
  readonly firstAfterSeconds?: number;
}

/** How jobs of a kind are done. */
export interface JobHandler<Payload extends JobPayload = JobPayload> {
  readonly kind: JobKind<Payload>;
  readonly rounds?: Rounds;
  /** Throws, or returns the errors: the job has failed then. */
  run(payload: Payload): Promise<readonly unknown[]>;
  /** Lets a long job end sooner once the process is told to stop. */
  breakOff?(): Promise<void>;
}
