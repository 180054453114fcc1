import { match } from "ts-pattern";
import type { TradeStatus } from "../../domain/trade/trade-status.ts";

/** A status has the same colour everywhere: the one that traders see. */
export function tradeStatusTone(
  status: TradeStatus,
): "neutral" | "info" | "warning" | "done" | "danger" {
  return match(status)
    .returnType<ReturnType<typeof tradeStatusTone>>()
    .with("pending", "funds_processing", () => "neutral")
    .with("not_funded", () => "danger")
    .with(
      "funds_processed",
      "active_funded",
      "gcc_info_shared",
      "gcc_info_accepted",
      "gcc_code_shared",
      "paid",
      () => "info",
    )
    .with(
      "dispute_open",
      "dispute_won_buyer",
      "dispute_won_seller",
      "dispute_awarded",
      "chargeback_started",
      () => "warning",
    )
    .with("released", "feedback_updated", "chargeback_paid", () => "done")
    .with(
      "expired",
      "cancelled",
      "cancelled_buyer",
      "cancelled_seller",
      "cancelled_system",
      () => "neutral",
    )
    .exhaustive();
}
