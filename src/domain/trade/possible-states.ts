import { match } from "ts-pattern";
import { projectStatus, type StatusAxes } from "./project-status.ts";
import {
  chargebackStates,
  feedbackStates,
  tradeStages,
  type ChargebackState,
  type DisputeState,
  type EscrowState,
  type FeedbackState,
  type TradeStage,
  type TradeStatus,
} from "./trade-status.ts";

/** A stage with all axes, and the resulting status. */
export interface PossibleState extends StatusAxes {
  readonly escrow: EscrowState;
  readonly status: TradeStatus;
}

/** Every combination of stage and axes that a trade can be in. */
export function possibleStates(): readonly PossibleState[] {
  return tradeStages.flatMap((stage) =>
    Object.entries(disputesByEscrow(stage)).flatMap(([escrow, disputes]) =>
      disputes.flatMap((dispute) => statesOf(stage, escrow as EscrowState, dispute)),
    ),
  );
}

function statesOf(stage: TradeStage, escrow: EscrowState, dispute: DisputeState): PossibleState[] {
  const feedbacks: readonly FeedbackState[] = stage === "released" ? feedbackStates : ["none"];
  const gotSomething = escrow === "released" || escrow === "split";
  const chargebacks: readonly ChargebackState[] = gotSomething ? chargebackStates : ["none"];
  return chargebacks.flatMap((chargeback) =>
    feedbacks.map((feedback) => {
      const status = projectStatus({ stage, dispute, chargeback, feedback });
      return { stage, escrow, dispute, chargeback, feedback, status };
    }),
  );
}

/** Where the crypto can be in a stage, and how far a dispute can have got by then. */
function disputesByEscrow(stage: TradeStage): Partial<Record<EscrowState, DisputeState[]>> {
  return match<TradeStage, Partial<Record<EscrowState, DisputeState[]>>>(stage)
    .with("awaiting_funding", "funding_refused", "funding", () => ({ none: ["none"] }))
    .with("awaiting_payment", "card_shared", "card_accepted", () => ({ held: ["none"] }))
    .with("paid", () => ({ held: ["none", "open", "appeal_used"] }))
    .with("released", () => ({
      released: ["none", "settled", "verdict", "appeal_filed"],
      split: ["none", "settled"],
    }))
    .with("expired", () => ({ none: ["none"], returned: ["none", "settled"] }))
    .with("cancelled_by_seller", () => ({ none: ["none"], returned: ["none"] }))
    .with("cancelled", () => ({ returned: ["none", "settled"] }))
    .with("cancelled_by_buyer", () => ({
      none: ["none"],
      returned: ["none", "settled", "verdict", "appeal_filed"],
    }))
    .with("cancelled_by_staff", () => ({ none: ["none"], returned: ["none", "settled"] }))
    .with("decided_for_buyer", () => ({
      held: ["verdict", "appeal_filed"],
      released: ["verdict", "appeal_used"],
    }))
    .with("decided_for_seller", () => ({
      held: ["verdict", "appeal_filed"],
      returned: ["verdict", "appeal_used"],
    }))
    .with("decided_split", () => ({
      held: ["verdict", "appeal_filed"],
      split: ["verdict", "appeal_used"],
    }))
    .exhaustive();
}
