import { isRevealed } from "../settlement/requirements.ts";
import { active } from "../trade/project-status.ts";
import type { Trade } from "../trade/trade.ts";

/** How far a trade is, in the words of its flow (answers 93). */
export const flowSteps = ["start", "requirements", "payment", "confirmation", "finished"] as const;
type FlowStep = (typeof flowSteps)[number];

/** The step that a trade is at: from the start over what has to be shown first to the end. */
export function flowStep(trade: Trade): FlowStep {
  const { stage, escrow, flow } = trade;
  if (!active(trade)) return "finished";
  if (escrow !== "held") return "start";
  if (stage === "card_accepted") return "payment";
  const isCardAwaited = flow === "gcc-auto" && stage === "awaiting_payment";
  if (isCardAwaited || stage === "card_shared" || !isRevealed(trade)) return "requirements";
  return stage === "awaiting_payment" ? "payment" : "confirmation";
}
