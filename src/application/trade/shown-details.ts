import { isRevealed } from "../../domain/settlement/requirements.ts";
import { detailsShown } from "../../domain/trade-view/payment-details.ts";
import type { Side } from "../../domain/trade/trade.ts";
import type { TradeRecord } from "../ports/trade-store.ts";

/**
 * How much of where the buyer pays a side sees: to the buyer nothing, too, before they did what the
 * flow of the trade requires first (answers 95).
 */
export function shownDetails(
  { trade, policy, now }: Pick<TradeRecord, "trade" | "policy" | "now">,
  side: Side,
): ReturnType<typeof detailsShown> {
  if (side === "buyer" && !isRevealed(trade)) return "none";
  return detailsShown(trade, side, now, policy.trade);
}
