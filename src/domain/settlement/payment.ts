import { accept, refuse } from "../result/result.ts";
import type { Asked } from "../trade/asked.ts";
import { buyersMark, endTrade } from "./endings.ts";
import { after } from "../trade/instant.ts";
import type { Judgement } from "../trade/judgement.ts";
import { makeChange, type Effects } from "../trade/make-change.ts";
import { settleReturn } from "./settlement.ts";
import type { TradeContext } from "../trade/trade-context.ts";
import type { Instant, Trade } from "../trade/trade.ts";

/** T15. */
export function judgePaid({ trade, command, by, context }: Asked<"paid">): Judgement {
  const { act, actorId } = command;
  const { openRequirements } = context;
  if (trade.flow === "gcc-auto") return refuse({ code: "not_in_this_flow" });
  if (openRequirements.length > 0) {
    return refuse({ code: "requirements_open", requirementIds: openRequirements });
  }
  return accept(makeChange(trade, { act, by, actorId }, paidEffects(trade, context), context));
}

/** The effect of the buyer's "paid": the payment clock stops. */
export function paidEffects(trade: Trade, context: TradeContext): Effects {
  return {
    axes: {
      stage: "paid",
      paidAt: context.now,
      disputeAvailableAt: disputeAvailableAt(trade, context),
    },
    memory: { paymentDueAt: trade.deadlines.payment_window, staffCancel: undefined },
    deadlines: {},
  };
}

/** A buyer who marks it paid very early has less time alone with it: the coin-locker rule. */
function disputeAvailableAt({ startedAt }: Trade, { now, policy }: TradeContext): Instant {
  const isQuick = now <= after(startedAt, policy.quickPaidWithin);
  return after(now, isQuick ? policy.disputeAfterQuickPaid : policy.disputeAfterPaid);
}

/** T22. The mark stays on the timeline. */
export function judgeWithdrawPaid({
  trade,
  command,
  by,
  context,
}: Asked<"withdraw-paid">): Judgement {
  const { act, actorId } = command;
  const { memory, paidAt } = trade;
  const { now, policy } = context;
  if (memory.codeShared) return refuse({ code: "not_in_this_flow" });
  const until = after(paidAt ?? now, policy.withdrawPaidWithin);
  if (now > until) return refuse({ code: "too_late", at: until });
  if (memory.paidWithdrawn) return refuse({ code: "limit_reached", atMost: 1 });
  const due = Math.max(memory.paymentDueAt ?? now, after(now, policy.withdrawPaidLeaves));
  const effects: Effects = {
    axes: { stage: "awaiting_payment", disputeAvailableAt: undefined },
    memory: { paidWithdrawn: true, paymentDueAt: undefined },
    deadlines: { payment_window: due },
  };
  return accept(makeChange(trade, { act, by, actorId }, effects, context));
}

/** T21a. */
export function judgeExtend({ trade, command, by, context }: Asked<"extend">): Judgement {
  const { act, actorId, seconds } = command;
  const { memory, deadlines, windowSeconds } = trade;
  const { extensionsAtMost } = context.policy;
  if (memory.extensions >= extensionsAtMost) {
    return refuse({ code: "limit_reached", atMost: extensionsAtMost });
  }
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > windowSeconds) {
    return refuse({ code: "out_of_range" });
  }
  const effects: Effects = {
    memory: { extensions: memory.extensions + 1 },
    deadlines: {
      ...deadlines,
      payment_window: after(deadlines.payment_window ?? context.now, seconds),
    },
    facts: { seconds: String(seconds) },
  };
  return accept(makeChange(trade, { act, by, actorId }, effects, context));
}

/** T19. */
export function judgeWindowOver({ trade, command, by, context }: Asked<"window-over">): Judgement {
  const { payment_window: at } = trade.deadlines;
  if (at === undefined || context.now < at) return refuse({ code: "not_due" });
  const ending = {
    stage: "expired",
    settlement: settleReturn(trade),
    marks: buyersMark(trade, "window_over", context),
  } as const;
  return accept(endTrade(trade, { act: command.act, by }, ending, context));
}
