import type { TradePolicy } from "../trade/trade-policy.ts";
import type { Side, Trade } from "../trade/trade.ts";
import { sidesWithoutAll } from "./verdict.ts";

/** Whether a side can appeal against the verdict (answers 108). */
export const appealStates = ["not_available", "available", "expired", "appealed"] as const;
type AppealState = (typeof appealStates)[number];

/** The state for one side. A side that got everything, or accepted the verdict, cannot appeal. */
export function appealStateOf(
  { memory, dispute, escrow }: Trade,
  side: Side,
  policy: Pick<TradePolicy, "appeals">,
): AppealState {
  const { verdict, appealedBy, verdictAcceptedBy } = memory;
  if (appealedBy === side) return "appealed";
  if (!policy.appeals || !verdict || appealedBy !== undefined) return "not_available";
  if (!sidesWithoutAll(verdict).includes(side)) return "not_available";
  if (verdictAcceptedBy.includes(side)) return "not_available";
  return dispute === "verdict" && escrow === "held" ? "available" : "expired";
}
