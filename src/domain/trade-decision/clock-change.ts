import { dueDeadline } from "../trade/due-deadline.ts";
import type { TradeChange } from "../trade/trade-change.ts";
import type { TradeContext } from "../trade/trade-context.ts";
import type { Trade } from "../trade/trade.ts";
import { carryOut } from "./carry-out.ts";
import { addPauses, withPauses } from "./paused-clocks.ts";
import { moveStandingClocks } from "./standing-clocks.ts";

/**
 * What has to happen to a trade by itself before anything else: clocks are moved by what kept people
 * from acting, and then the earliest that ran out is carried out. Undefined when nothing has to.
 */
export function clockChange(trade: Trade, context: TradeContext): TradeChange | undefined {
  const moved = addPauses(trade, context) ?? moveStandingClocks(trade, context);
  if (moved) return moved;
  // In a pause no clock runs out.
  const judged = withPauses(trade, context);
  const kind = dueDeadline(judged, context.now);
  return kind && carryOut(judged, kind, context);
}
