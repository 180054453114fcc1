import { decideTrade } from "../trade-decision/decide-trade.ts";
import { isAlreadySo } from "../trade/judgement.ts";
import type { TradeContext } from "../trade/trade-context.ts";
import type { Trade } from "../trade/trade.ts";
import type { TraderId } from "../id/id.ts";
import { helperMarks, type HelperMark } from "./team.ts";

/** What a helper could mark for the vendor now: exactly what the rules would accept. */
export function marksFor(
  trade: Trade,
  vendorId: TraderId,
  context: TradeContext,
): readonly HelperMark[] {
  return helperMarks.filter((act) => {
    const decision = decideTrade(trade, { act, actorId: vendorId }, context);
    return decision.ok && !isAlreadySo(decision.value);
  });
}
