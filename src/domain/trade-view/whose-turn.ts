import { match } from "ts-pattern";
import type { Side, Trade } from "../trade/trade.ts";

/** Whose turn it is in the trade; undefined when it is over, or a case worker has to act. */
export function whoseTurn({ stage, escrow, dispute }: Trade): Side | undefined {
  if (dispute !== "none") return undefined;
  return match(stage)
    .with("awaiting_funding", "funding_refused", "card_shared", () => "seller" as const)
    .with("awaiting_payment", "card_accepted", () => "buyer" as const)
    .with("paid", () => (escrow === "held" ? ("seller" as const) : undefined))
    .with(
      "funding",
      "released",
      "expired",
      "cancelled",
      "cancelled_by_buyer",
      "cancelled_by_seller",
      "cancelled_by_staff",
      "decided_for_buyer",
      "decided_for_seller",
      "decided_split",
      () => undefined,
    )
    .exhaustive();
}
