/** Security deposits of owners of offers (decisions, Limits). */
export interface BondPolicy {
  /** What the categories that need a bond ask for, in satoshi; the same again for each lost dispute. */
  readonly baseSatoshi: bigint;
  /** No more than this, however many were lost. */
  readonly mostSatoshi: bigint;
  /** How long a lost dispute counts, in seconds. */
  readonly lostWithin: number;
  /** How long after the last trade that it covered a bond is returned, in seconds. */
  readonly returnAfter: number;
}
