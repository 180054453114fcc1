/** When and how coins are converted into each other (answers 55). */
export interface ConversionPolicy {
  /** What the platform keeps of the market's value, in basis points. */
  readonly spreadBasisPoints: number;
  /** How long a quote holds. */
  readonly quoteSeconds: number;
  /** The least and the most that is converted at once, in US cents. */
  readonly leastUsdCents: bigint;
  readonly mostUsdCents: bigint;
  /** How far the inventory of a coin may move away from what it was funded with, in US cents. */
  readonly mostExposureUsdCents: bigint;
}
