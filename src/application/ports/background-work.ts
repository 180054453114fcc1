/** The state of one kind of job. */
export interface JobNumbers {
  readonly name: string;
  /** Jobs that are ready to begin. */
  readonly waiting: number;
  /** How long the oldest of them has waited; 0 if there is none. */
  readonly oldestSeconds: number;
  /** In the last hour. */
  readonly failed: number;
  /** How long ago the last one was done; null if none was within the hour. */
  readonly doneSecondsAgo: number | null;
}

/** The state of one durable subscriber. */
export interface SubscriberNumbers {
  readonly name: string;
  /** Published events that it has not handled yet. */
  readonly behind: number;
  /** How old the first of them is; 0 if there is none. */
  readonly behindSeconds: number;
  /** Events waiting for a retry. */
  readonly failing: number;
  /** Events that are no longer retried. */
  readonly parked: number;
  /** Events that were removed before it had seen them. */
  readonly missed: number;
}

/** The state of background work other than the clocks of trades. */
export interface BackgroundWork {
  readonly jobs: readonly JobNumbers[];
  readonly subscribers: readonly SubscriberNumbers[];
}
