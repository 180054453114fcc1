import { accept, refuse } from "../result/result.ts";
import type { Asked } from "../trade/asked.ts";
import { custodyOf } from "../trade/custody.ts";
import { after } from "../trade/instant.ts";
import { alreadySo, type Judgement } from "../trade/judgement.ts";
import { makeChange, type Action } from "../trade/make-change.ts";
import { proofRefusal } from "./release-proof.ts";
import { feeMemory, settleRelease, settleReturn, type Settlement } from "./settlement.ts";
import type { ActorKind, Mark, TradeChange } from "../trade/trade-change.ts";
import type { TradeContext } from "../trade/trade-context.ts";
import type { DisputeState, TradeStage } from "../trade/trade-status.ts";
import type { Trade, TradeDeadlines } from "../trade/trade.ts";
import { isOutsideBand } from "./volatility.ts";

/** How a trade ends between the two sides. */
interface Ending {
  readonly stage: TradeStage;
  readonly settlement: Settlement;
  readonly marks?: readonly Mark[];
  readonly facts?: Readonly<Record<string, string>>;
  /** The money as newly agreed, when the end follows an amendment. */
  readonly money?: Trade["money"];
}

/** Ends a trade: settles what is held, closes a dispute, keeps it reopenable where that applies. */
export function endTrade(
  trade: Trade,
  action: Action,
  { stage, settlement, marks, facts, money }: Ending,
  context: TradeContext,
): TradeChange {
  const { escrow, entries, usage } = settlement;
  const dispute = settledDispute(trade);
  const ended = { ...trade, stage, dispute };
  return makeChange(
    trade,
    action,
    {
      axes: { stage, escrow, dispute, ...(money && { money }) },
      memory: { staffCancel: undefined, ...feeMemory(settlement) },
      deadlines: deadlinesAfter(ended, context),
      entries,
      usage,
      ...(marks && { marks }),
      ...(facts && { facts }),
    },
    context,
  );
}

/** A case without a verdict is closed with the trade; a verdict stays on record. */
function settledDispute({ stage, dispute }: Trade): DisputeState {
  return stage === "paid" && dispute !== "none" ? "settled" : dispute;
}

/** For some days both can reopen a trade that was ended only by time or the buyer (T48). */
function deadlinesAfter(ended: Trade, { now, policy }: TradeContext): TradeDeadlines {
  const { stage, holds, dispute, memory } = ended;
  const mayReopen =
    (stage === "expired" || stage === "cancelled_by_buyer") &&
    holds > 0 &&
    custodyOf(ended) === "ledger" &&
    dispute === "none" &&
    !memory.disputeWithdrawn &&
    memory.reopenings < policy.reopeningsAtMost;
  return mayReopen ? { reopen_window: after(now, policy.reopenWithin) } : {};
}

/** T23, T41. */
export function judgeRelease({ trade, command, by, context }: Asked<"release">): Judgement {
  const { act, actorId, proof } = command;
  if (trade.escrow !== "held") return refuse({ code: "wrong_status", status: trade.status });
  const refusal = proofRefusal(trade, proof, context);
  if (refusal) return refuse(refusal);
  const settlement = settleRelease(trade, context.disputeCase?.staffLate ?? false);
  const ending = { stage: "released", settlement } as const;
  return accept(endTrade(trade, { act, by, actorId }, ending, context));
}

/** T24, T42. */
export function judgeGiveBack({ trade, command, by, context }: Asked<"give-back">): Judgement {
  const { act, actorId, confirmed } = command;
  if (trade.escrow !== "held") return refuse({ code: "wrong_status", status: trade.status });
  if (!confirmed) return refuse({ code: "confirmation_needed" });
  const ending = { stage: "cancelled_by_buyer", settlement: settleReturn(trade) } as const;
  return accept(endTrade(trade, { act, by, actorId }, ending, context));
}

/** T6, T7, T16, T17. */
export function judgeCancel({ trade, command, by, context }: Asked<"cancel">): Judgement {
  const { act, actorId } = command;
  const action = { act, by, actorId };
  const settlement = settleReturn(trade);
  if (by === "buyer") {
    const marks = trade.escrow === "held" ? buyersMark(trade, "cancelled_as_buyer", context) : [];
    const ending = { stage: "cancelled_by_buyer", settlement, marks } as const;
    return accept(endTrade(trade, action, ending, context));
  }
  if (trade.escrow === "held") {
    // A buyer who ever marked the trade as paid has thereby opened it.
    const isBuyersToAct = trade.offerOwner === "seller" || trade.openedAt !== undefined;
    if (isBuyersToAct) return refuse({ code: "not_your_act" });
    const at = after(trade.startedAt, context.policy.sellerCancelAfter);
    if (context.now < at) return refuse({ code: "too_early", at });
  }
  const mark: Mark =
    trade.escrow === "held"
      ? { traderId: trade.buyerId, kind: "unresponsive" }
      : { traderId: trade.sellerId, kind: "cancelled_as_seller" };
  const ending = { stage: "cancelled_by_seller", settlement, marks: [mark] } as const;
  return accept(endTrade(trade, action, ending, context));
}

/**
 * The buyer's marks for cancelling, or for letting the window end: none if the market left the band,
 * the seller proposed to cancel, or staff announced the end.
 */
export function buyersMark(
  trade: Trade,
  kind: "cancelled_as_buyer" | "window_over",
  { market, policy }: TradeContext,
): readonly Mark[] {
  const isExcused =
    (market !== undefined && isOutsideBand(trade, market, policy)) ||
    trade.memory.staffCancel !== undefined ||
    trade.proposals.some(({ by, terms }) => by === "seller" && terms.kind === "agree-cancel");
  return isExcused ? [] : [{ traderId: trade.buyerId, kind }];
}

/** T9 at once, T20 after a notice to the buyer, T34 by two admins. */
export function judgeStaffCancel({
  trade,
  command,
  by,
  context,
}: Asked<"staff-cancel">): Judgement {
  const { act, actorId, role, reason } = command;
  const { memory, deadlines } = trade;
  const action = { act, by, actorId };
  if (reason.trim() === "") return refuse({ code: "reason_needed" });
  if (trade.escrow !== "held") return accept(cancelByStaff(trade, action, reason, context));
  if (trade.stage === "paid") {
    const wait = memory.waiting.find(({ matter }) => matter === "staff-cancel");
    if (wait?.staffId === actorId) return alreadySo(trade);
    if (wait) return accept(cancelByStaff(trade, action, reason, context));
    const waiting = [...memory.waiting, { matter: act, staffId: actorId }];
    const facts = { step: "awaits_second", reason };
    return accept(makeChange(trade, action, { memory: { waiting }, facts }, context));
  }
  if (memory.staffCancel?.staffId === actorId) return alreadySo(trade);
  if (memory.staffCancel) return refuse({ code: "already_asked" });
  const at = after(context.now, context.policy.staffCancelNotice);
  const effects = {
    memory: { staffCancel: { staffId: actorId, role, reason } },
    deadlines: { ...deadlines, staff_cancel: at },
    facts: { step: "announced", reason, at: String(at) },
  };
  return accept(makeChange(trade, action, effects, context));
}

/** The end of a notice that the buyer's "paid" did not void (T20). */
export function carryOutStaffCancel(trade: Trade, context: TradeContext): TradeChange {
  const { role, staffId, reason } = trade.memory.staffCancel ?? {};
  const by: ActorKind = role ?? "clock";
  const action = { act: "staff-cancel", by, actorId: staffId };
  return cancelByStaff(trade, action, reason ?? "", context);
}

function cancelByStaff(
  trade: Trade,
  action: Action,
  reason: string,
  context: TradeContext,
): TradeChange {
  const ending = {
    stage: "cancelled_by_staff",
    settlement: settleReturn(trade),
    facts: { reason },
  } as const;
  return endTrade(trade, action, ending, context);
}
