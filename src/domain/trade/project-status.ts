import { match, P } from "ts-pattern";
import type { Trade } from "./trade.ts";
import type { TradeStage, TradeStatus } from "./trade-status.ts";

/** The inputs of the status. */
export type StatusAxes = Pick<Trade, "stage" | "dispute" | "chargeback" | "feedback">;

/** The one place where the status of a trade is computed (decisions, Trade states). */
export function projectStatus(axes: StatusAxes): TradeStatus {
  return match<StatusAxes, TradeStatus>(axes)
    .with({ chargeback: P.union("pending", "confirmed") }, () => "chargeback_started")
    .with({ chargeback: "paid" }, () => "chargeback_paid")
    .with({ chargeback: P.union("none", "dismissed") }, withoutChargeback)
    .exhaustive();
}

function withoutChargeback({ stage, dispute, feedback }: StatusAxes): TradeStatus {
  return match<TradeStage, TradeStatus>(stage)
    .with("awaiting_funding", () => "pending")
    .with("funding_refused", () => "not_funded")
    .with("funding", () => "funds_processing")
    .with("awaiting_payment", () => "active_funded")
    .with("card_shared", () => "gcc_info_shared")
    .with("card_accepted", () => "gcc_info_accepted")
    .with("paid", () => (dispute === "none" ? "paid" : "dispute_open"))
    .with("released", () => (feedback === "given" ? "feedback_updated" : "released"))
    .with("expired", () => "expired")
    .with("cancelled", () => "cancelled")
    .with("cancelled_by_buyer", () => "cancelled_buyer")
    .with("cancelled_by_seller", () => "cancelled_seller")
    .with("cancelled_by_staff", () => "cancelled_system")
    .with("decided_for_buyer", () => "dispute_won_buyer")
    .with("decided_for_seller", () => "dispute_won_seller")
    .with("decided_split", () => "dispute_awarded")
    .exhaustive();
}

/**
 * Whether the trade still binds anything: its escrow is held, or its funding is awaited.
 * Invariants, limits, caps and polling use this, never a list of statuses.
 */
export function active({ escrow, status }: Pick<Trade, "escrow" | "status">): boolean {
  return (
    escrow === "held" ||
    status === "pending" ||
    status === "not_funded" ||
    status === "funds_processing"
  );
}

/** Whether it is over, except for what may still follow a closed trade (T43–T48). */
export function closed(trade: Pick<Trade, "escrow" | "status">): boolean {
  return !active(trade);
}
