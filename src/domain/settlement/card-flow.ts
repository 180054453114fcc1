import { accept, refuse } from "../result/result.ts";
import type { Asked } from "../trade/asked.ts";
import type { Judgement } from "../trade/judgement.ts";
import { makeChange } from "../trade/make-change.ts";
import { paidEffects } from "./payment.ts";

/** T10. */
export function judgeShareCard({ trade, command, by, context }: Asked<"share-card">): Judgement {
  const { act, actorId } = command;
  if (trade.flow !== "gcc-auto") return refuse({ code: "not_in_this_flow" });
  const effects = { axes: { stage: "card_shared" } } as const;
  return accept(makeChange(trade, { act, by, actorId }, effects, context));
}

/** T11. */
export function judgeAcceptCard({ trade, command, by, context }: Asked<"accept-card">): Judgement {
  const { act, actorId } = command;
  const effects = { axes: { stage: "card_accepted" } } as const;
  return accept(makeChange(trade, { act, by, actorId }, effects, context));
}

/** T12: the clock resumes. */
export function judgeDeclineCard({
  trade,
  command,
  by,
  context,
}: Asked<"decline-card">): Judgement {
  const { act, actorId } = command;
  const { cardDeclines } = trade.memory;
  const { cardDeclinesAtMost } = context.policy;
  if (cardDeclines >= cardDeclinesAtMost) {
    return refuse({ code: "limit_reached", atMost: cardDeclinesAtMost });
  }
  const effects = {
    axes: { stage: "awaiting_payment" },
    memory: { cardDeclines: cardDeclines + 1 },
  } as const;
  return accept(makeChange(trade, { act, by, actorId }, effects, context));
}

/** T13: once, since there is no way back from the default flow. */
export function judgeFallback({ trade, command, by, context }: Asked<"fallback">): Judgement {
  const { act, actorId } = command;
  if (trade.stage === "awaiting_payment" && trade.flow !== "bt-auto") {
    return refuse({ code: "not_in_this_flow" });
  }
  const effects = {
    axes: { stage: "awaiting_payment", flow: "default" },
    memory: { requirements: undefined },
  } as const;
  return accept(makeChange(trade, { act, by, actorId }, effects, context));
}

/** T14: sharing the code is the payment; it cannot be withdrawn. */
export function judgeShareCode({ trade, command, by, context }: Asked<"share-code">): Judgement {
  const { act, actorId } = command;
  const paid = paidEffects(trade, context);
  const effects = {
    ...paid,
    memory: { ...paid.memory, codeShared: true },
    passed: ["gcc_code_shared"],
  } as const;
  return accept(makeChange(trade, { act, by, actorId }, effects, context));
}
