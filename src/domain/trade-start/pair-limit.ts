import type { Offer } from "../offer/offer.ts";
import type { Eligibility } from "./start-limits.ts";

/**
 * How many active trades two people may have with each other, whoever buys in them (decisions,
 * Limits): fewer while the buyer of the one that starts has completed none.
 */
export interface PairPolicy {
  readonly most: number;
  readonly mostOfNewBuyer: number;
}

/** Who would trade with whom on an offer, and what already runs between them. */
interface Pair {
  readonly offer: Pick<Offer, "side">;
  readonly owner: Pick<Eligibility, "completedTrades">;
  readonly taker: Pick<Eligibility, "completedTrades">;
  /** Active trades between the two, whoever buys in them. */
  readonly activeTogether: number;
}

/**
 * How many trades may be active between the two, including the one that starts; undefined: any
 * number.
 */
export function mostTogether(
  { offer, owner, taker }: Omit<Pair, "activeTogether">,
  policy: PairPolicy | undefined,
): number | undefined {
  const buyer = offer.side === "sell" ? taker : owner;
  return buyer.completedTrades > 0 ? policy?.most : policy?.mostOfNewBuyer;
}

/** Whether one more trade would be too many between the two. */
export function isPairFull(pair: Pair, policy: PairPolicy | undefined): boolean {
  const most = mostTogether(pair, policy);
  return most !== undefined && pair.activeTogether >= most;
}
