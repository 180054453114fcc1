import { makeChange } from "./make-change.ts";
import type { TradeChange } from "./trade-change.ts";
import type { TradeContext } from "./trade-context.ts";
import type { Trade } from "./trade.ts";

/**
 * The buyer's first signed-in read or message opens the trade, over any interface; their acts do so
 * by themselves. Written once: undefined when it was opened before, or someone else reads.
 */
export function noteOpened(
  trade: Trade,
  readerId: string,
  context: Pick<TradeContext, "now" | "policy">,
): TradeChange | undefined {
  if (trade.openedAt !== undefined || readerId !== trade.buyerId) return undefined;
  return makeChange(trade, { act: "opened", by: "buyer", actorId: readerId }, {}, context);
}
