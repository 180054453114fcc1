import type { Instant, Trade } from "../trade/trade.ts";

/**
 * By when the party whose turn it is has to act: until the crypto goes back, or a case worker looks.
 * Undefined where no such deadline runs.
 */
export function turnDeadline({ deadlines }: Pick<Trade, "deadlines">): Instant | undefined {
  return deadlines.payment_window ?? deadlines.funding_window ?? deadlines.stale;
}
