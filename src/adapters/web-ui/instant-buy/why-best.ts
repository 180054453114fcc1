import type { OfferCard } from "../../http/contract/offer/offer-views.ts";

/** What is best about an offer among others. */
export type BestReason = "price" | "release" | "trades";

/** The parts of an offer that are compared. */
export type ComparedOffer = Pick<OfferCard, "allInPrice"> & {
  readonly owner: Pick<OfferCard["owner"], "completedTrades" | "releaseTimeMedianSeconds">;
};

/**
 * What no other offer beats the best one in, for someone who buys. Without others there is nothing
 * to compare; what is unknown of the best one is no reason.
 */
export function whyBest(
  best: ComparedOffer,
  others: readonly ComparedOffer[],
): readonly BestReason[] {
  if (others.length === 0) return [];
  const leads = (value: number | null, valuesOfOthers: readonly (number | null)[]) =>
    value !== null && valuesOfOthers.every((each) => each === null || value <= each);
  const price = ({ allInPrice }: ComparedOffer) =>
    allInPrice === null ? null : Number(allInPrice);
  const release = ({ owner }: ComparedOffer) => owner.releaseTimeMedianSeconds;
  // Nobody is chosen for having completed none, either.
  const trades = ({ owner }: ComparedOffer) =>
    owner.completedTrades === 0 ? null : -owner.completedTrades;
  const facts = { price, release, trades } as const;
  return (["price", "release", "trades"] as const).filter((reason) =>
    leads(facts[reason](best), others.map(facts[reason])),
  );
}
