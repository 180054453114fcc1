import type { MarketPolicy } from "./market-policy.ts";
import { isApart, type Median } from "./median.ts";

/**
 * The accepted value of one rate, and a value that must be confirmed once more before it counts.
 */
export interface RateState {
  readonly accepted: Median | undefined;
  readonly suspected: Median | undefined;
}

/** Before any reading arrived. */
export const nothingAccepted: RateState = { accepted: undefined, suspected: undefined };

/**
 * Takes in the median of a refresh. One more than 10 % away from the last accepted within 10 min
 * counts only when the next refresh confirms it (decisions, Money); until then the last accepted
 * stays and grows old.
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
