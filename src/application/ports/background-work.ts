/** What is known of one kind of jobs. */
export interface JobNumbers {
  readonly name: string;
  /** Jobs that could have begun. */
  readonly waiting: number;
  /** How long the oldest of them waits; 0 where none does. */
  readonly oldestSeconds: number;
  /** In the last hour. */
  readonly failed: number;
  /** How long ago the last one was done; null where none was within the hour. */
  readonly doneSecondsAgo: number | null;
}

/** What is known of one durable subscriber. */
export interface SubscriberNumbers {
  readonly name: string;
  /** Published events that it has not looked at. */
  readonly behind: number;
  /** How old the first of them is; 0 where there is none. */
  readonly behindSeconds: number;
  /** Events that wait for another try. */
  readonly failing: number;
  /** Events that are tried no more. */
  readonly parked: number;
  /** Events that were removed before it had seen them. */
  readonly missed: number;
}

/** What goes on in the background beside the clocks of trades. */
export interface BackgroundWork {
  readonly jobs: readonly JobNumbers[];
  readonly subscribers: readonly SubscriberNumbers[];
}
