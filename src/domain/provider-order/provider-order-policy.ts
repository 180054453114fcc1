/** What providers may do for a trader (answers 129). Times in seconds. */
export interface ProviderOrderPolicy {
  /** How long a quote holds. */
  readonly quoteSeconds: number;
  /** The least of one order, and the most of each kind within a day, in US cents. */
  readonly leastUsdCents: bigint;
  readonly onRampDayUsdCents: bigint;
  readonly offRampDayUsdCents: bigint;
  readonly topUpDayUsdCents: bigint;
  /** What the platform keeps of a top-up, in basis points of what the provider takes. */
  readonly topUpFeeBasisPoints: number;
  /** How many orders of one trader can be open. */
  readonly mostOpen: number;
}
