/** A request that stays open in this process. */
export interface OpenRequest {
  /** Different for each of this process. */
  readonly number: number;
  /** What is limited, and whom. */
  readonly caller: string;
}

/** What processes that serve know of requests that stay open in the others. */
export interface OpenRequestShare {
  /** Tells of one, and returns how many the same caller has open in other processes. */
  open(request: OpenRequest): Promise<number>;
  /** Tells which are over. */
  end(numbers: readonly number[]): Promise<void>;
  /**
   * Says that this process is alive: it counts for some seconds more. Returns how many are, and whether what it
   * told is forgotten, because it was silent for too long, or the database is another.
   */
  keep(): Promise<{ readonly processes: number; readonly isForgotten: boolean }>;
  /** Gives everything of this process back. */
  leave(): Promise<void>;
}
