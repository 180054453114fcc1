/** How many requests somebody sent in a minute, to one process or to several. */
export interface CountedRequests {
  /** What is limited, and whom. */
  readonly caller: string;
  /** Since the epoch. */
  readonly minute: number;
  readonly requests: number;
}

/** Tells other processes what this one counted. Returns what they counted, of the same callers and minutes. */
export type ExchangeCounts = (
  own: readonly CountedRequests[],
) => Promise<readonly CountedRequests[]>;
