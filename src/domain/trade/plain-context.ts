import type { TradeContext } from "./trade-context.ts";
import type { TradePolicy } from "./trade-policy.ts";
import type { Instant } from "./trade.ts";

/**
 * The context of acts that need only the trade: no requirement is open, no factor is set, nothing
 * is halted.
 */
export function plainContext(now: Instant, policy: TradePolicy): TradeContext {
  return { now, policy, halts: [], openRequirements: [], sellerHasReleaseFactor: false };
}
