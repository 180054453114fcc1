/** What partners earn (answers 124 to 126). */
export interface PartnerPolicy {
  /** The share of the fee of a referred buyer's trade, in basis points. */
  readonly firstTierBasisPoints: number;
  /** How much more of it an ambassador gets. */
  readonly ambassadorBasisPoints: number;
  /** The share of whoever referred the partner. Zero switches further tiers off. */
  readonly secondTierBasisPoints: number;
  /** The least that is claimed at once. */
  readonly claimFromUsdCents: bigint;
}
