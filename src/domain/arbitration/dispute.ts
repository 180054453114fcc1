import { accept, refuse } from "../result/result.ts";
import type { Asked } from "../trade/asked.ts";
import { after } from "../trade/instant.ts";
import type { Judgement } from "../trade/judgement.ts";
import { makeChange, type Effects } from "../trade/make-change.ts";

/** T27, T28. */
export function judgeDispute({ trade, command, by, context }: Asked<"dispute">): Judgement {
  const { act, actorId, reason } = command;
  const action = { act, by, actorId };
  if (command.role) {
    if (reason.trim() === "") return refuse({ code: "reason_needed" });
    return accept(makeChange(trade, action, disputed({ reason }), context));
  }
  const mayAtOnce = by === "seller" && trade.memory.vendorOffer;
  const at = trade.disputeAvailableAt ?? context.now;
  if (!mayAtOnce && context.now < at) return refuse({ code: "too_early", at });
  const effects = { ...disputed({ reason }), memory: { disputeOpenerId: actorId } };
  return accept(makeChange(trade, action, effects, context));
}

/** T29. */
export function judgeStale({ trade, command, by, context }: Asked<"stale">): Judgement {
  const { act, because } = command;
  const at = trade.deadlines.stale;
  const isDue = at !== undefined && context.now >= at;
  if (because === "time" && !isDue) return refuse({ code: "not_due" });
  return accept(makeChange(trade, { act, by }, disputed({ because }), context));
}

function disputed(facts: Readonly<Record<string, string>>): Effects {
  return { axes: { dispute: "open" }, deadlines: {}, facts };
}

/** T30: once, and only before staff have put work into it. */
export function judgeWithdrawDispute({
  trade,
  command,
  by,
  context,
}: Asked<"withdraw-dispute">): Judgement {
  const { act, actorId } = command;
  const { memory, dispute } = trade;
  if (memory.disputeOpenerId !== actorId) return refuse({ code: "not_your_act" });
  if (memory.disputeWithdrawn) return refuse({ code: "limit_reached", atMost: 1 });
  if (dispute !== "open" || context.disputeCase?.hasActed) {
    return refuse({ code: "case_worker_acted" });
  }
  const effects: Effects = {
    axes: {
      dispute: "none",
      disputeAvailableAt: after(context.now, context.policy.disputeAfterWithdrawal),
    },
    memory: { disputeOpenerId: undefined, disputeWithdrawn: true },
  };
  return accept(makeChange(trade, { act, by, actorId }, effects, context));
}
