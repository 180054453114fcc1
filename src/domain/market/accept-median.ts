import type { MarketPolicy } from "./market-policy.ts";
import { isApart, type Median } from "./median.ts";

/** What is held to be true of one rate, and what has to be said once more before it is. */
export interface RateState {
  readonly accepted: Median | undefined;
  readonly suspected: Median | undefined;
}

/** Before anything was heard. */
export const nothingAccepted: RateState = { accepted: undefined, suspected: undefined };

/**
 * Takes in the median of a refresh. One more than 10 % away from the last accepted within 10 min
 * counts only when the next refresh says so, too (decisions, Money); until then the last accepted
 * stands and grows old.
 */
export function acceptMedian(state: RateState, median: Median, policy: MarketPolicy): RateState {
  const { accepted, suspected } = state;
  const isJump = (from: Median | undefined) =>
    from !== undefined && isApart(median.scaled, from.scaled, policy.jumpBasisPoints);
  const isRecent = accepted && median.at - accepted.at <= policy.jumpSeconds * 1000;
  const isConfirmed = suspected && !isJump(suspected);
  return isRecent && isJump(accepted) && !isConfirmed
    ? { accepted, suspected: median }
    : { accepted: median, suspected: undefined };
}
