/** When rates count (decisions, Money). Shares are in basis points of the lower or older number. */
export interface MarketPolicy {
  /** How often the sources are asked. */
  readonly refreshSeconds: number;
  /** How old a rate may be that is shown. */
  readonly showSeconds: number;
  /** How old a rate may be that a trade starts at. */
  readonly startSeconds: number;
  /** How far from the median a source may be when there are at least three. */
  readonly outlierBasisPoints: bigint;
  /** How far one or two sources may be apart. */
  readonly agreementBasisPoints: bigint;
  /** What is more than this away from the last accepted rate is a jump. */
  readonly jumpBasisPoints: bigint;
  /** After this time without a rate nothing is a jump any more. */
  readonly jumpSeconds: number;
}
