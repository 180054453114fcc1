import { match } from "ts-pattern";
import type { Side } from "../trade/trade.ts";
import type { TradeStatus } from "../trade/trade-status.ts";

/** How a trade page tells one of the parties how things are (specification, line 127). */
export type TradeAlertType = "success" | "error" | "alert" | "info";

/**
 * - `success`: it ended as this party wanted.
 * - `error`: it ended otherwise, or a payment was reversed.
 * - `alert`: this party has to act, or a case is open.
 * - `info`: somebody else has to act.
 */
export function tradeAlertOf(
  status: TradeStatus,
  side: Side,
  turn: Side | undefined,
): TradeAlertType {
  const pending = turn === side ? ("alert" as const) : ("info" as const);
  const won = (winner: Side) => (winner === side ? ("success" as const) : ("error" as const));
  return match(status)
    .with(
      "pending",
      "not_funded",
      "funds_processing",
      "funds_processed",
      "active_funded",
      "gcc_info_shared",
      "gcc_info_accepted",
      "gcc_code_shared",
      "paid",
      () => pending,
    )
    .with("dispute_open", () => "alert" as const)
    .with("released", "feedback_updated", () => "success" as const)
    .with("dispute_won_buyer", () => won("buyer"))
    .with("dispute_won_seller", () => won("seller"))
    .with("dispute_awarded", "cancelled", () => "info" as const)
    .with(
      "expired",
      "cancelled_buyer",
      "cancelled_seller",
      "cancelled_system",
      () => "error" as const,
    )
    .with("chargeback_started", () => "error" as const)
    .with("chargeback_paid", () => won("seller"))
    .exhaustive();
}
