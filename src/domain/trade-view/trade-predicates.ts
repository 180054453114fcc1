import { match } from "ts-pattern";
import { receivedByBuyer } from "../settlement/received.ts";
import type { Trade } from "../trade/trade.ts";
import type { TradeStatus } from "../trade/trade-status.ts";

/**
 * The predicates of the specification, for display and filters only: some closed trades are none of
 * the three. Code that needs to know whether a trade is over uses `closed`.
 */

/** Cancelled by the buyer or the system; not by the seller, by both, or by time. */
export function isCancelled(status: TradeStatus): boolean {
  return match(status)
    .with("cancelled_buyer", "cancelled_system", () => true)
    .with(
      "active_funded",
      "pending",
      "expired",
      "cancelled",
      "cancelled_seller",
      "dispute_open",
      "paid",
      "released",
      "not_funded",
      "funds_processing",
      "funds_processed",
      "dispute_awarded",
      "dispute_won_seller",
      "dispute_won_buyer",
      "feedback_updated",
      "gcc_info_shared",
      "gcc_info_accepted",
      "gcc_code_shared",
      "chargeback_started",
      "chargeback_paid",
      () => false,
    )
    .exhaustive();
}

/** The field `tradeCompleted`: the buyer received something. */
export function tradeCompleted(trade: Trade): boolean {
  return receivedByBuyer(trade).units > 0n;
}

/** Completed and not cancelled. */
export function isCompleted(trade: Trade): boolean {
  return tradeCompleted(trade) && !isCancelled(trade.status);
}

/** Completed or cancelled. */
export function isFinished(trade: Trade): boolean {
  return isCompleted(trade) || isCancelled(trade.status);
}
