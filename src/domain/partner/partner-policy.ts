/** What partners earn (answers 124 to 126). */
export interface PartnerPolicy {
  /** The share of the fee of a referred buyer's trade, in basis points. */
  readonly firstTierBasisPoints: number;
  /** How much more of it an ambassador gets. */
  readonly ambassadorBasisPoints: number;
  /** The share of whoever referred the partner, where the flag of further tiers is on. */
  readonly secondTierBasisPoints: number;
  /** The least that is claimed at once. */
  readonly claimFromUsdCents: bigint;
}

/** What applies: without their flag, further tiers earn nothing (answers 124). */
export function withTiers(policy: PartnerPolicy, areMultiple: boolean): PartnerPolicy {
  return areMultiple ? policy : { ...policy, secondTierBasisPoints: 0 };
}
