/** When rates count (decisions, Money). Shares are in basis points of the lower or older number. */
export interface MarketPolicy {
  /** How often the sources are queried. */
  readonly refreshSeconds: number;
  /** The maximum age of a rate that is shown. */
  readonly showSeconds: number;
  /** The maximum age of a rate that a trade starts at. */
  readonly startSeconds: number;
  /** How far from the median a source may be when there are at least three. */
  readonly outlierBasisPoints: bigint;
  /** How far apart one or two sources may be. */
  readonly agreementBasisPoints: bigint;
  /** Anything further than this from the last accepted rate is a jump. */
  readonly jumpBasisPoints: bigint;
  /** After this long without a rate nothing is a jump any more. */
  readonly jumpSeconds: number;
}
