import type { Instant } from "../../domain/trade/trade.ts";

/** What a job is about, as it is kept: ids rather than contents, and no secrets. */
export type JobPayload = Readonly<Record<string, unknown>>;

/** A kind of work in the background. Each has a queue of its own: none waits behind another. */
export interface JobKind<Payload extends JobPayload = JobPayload> {
  /** Letters, digits and hyphens. Never given to another kind. */
  readonly name: string;
  /** How often a job that failed is tried again, each time after a longer pause. */
  readonly retries: number;
  /** A job that is not done after so many seconds has failed. */
  readonly timeoutSeconds: number;
  /** Reads what was kept, perhaps by another build; throws where it is not what it should be. */
  readonly parse: (kept: JobPayload) => Payload;
}

/** Work that is to be done. */
export interface JobRequest<Payload extends JobPayload = JobPayload> {
  readonly kind: JobKind<Payload>;
  readonly payload: Payload;
  /**
   * While a job of its kind and key waits to begin, no second one is added. What the change that asks for
   * it wrote may then come too late for that one: give a key only to work that also comes round by itself.
   */
  readonly key?: string;
  /** Not before this moment; at once without it. */
  readonly runAt?: Instant;
}

/**
 * Where work in the background is asked for. It is done at least once, in any order, by some worker: a job
 * may run twice, also at the same time, and must do no harm then.
 */
export interface Jobs {
  enqueue<Payload extends JobPayload>(request: JobRequest<Payload>): Promise<void>;
}

/** Work that comes round by itself. */
export interface Rounds {
  /** Once in so many seconds, whatever the number of workers. */
  readonly everySeconds: number;
  /** How long a worker waits for its first, in seconds. */
  readonly firstAfterSeconds?: number;
}

/** How jobs of a kind are done. */
export interface JobHandler<Payload extends JobPayload = JobPayload> {
  readonly kind: JobKind<Payload>;
  readonly rounds?: Rounds;
  /** Throws, or gives what went wrong: the job has failed then. */
  run(payload: Payload): Promise<readonly unknown[]>;
  /** Lets a long one end sooner, once the process is told to stop. */
  breakOff?(): Promise<void>;
}
