import { accept, refuse } from "../result/result.ts";
import type { Asked } from "../trade/asked.ts";
import { after } from "../trade/instant.ts";
import type { Judgement } from "../trade/judgement.ts";
import { makeChange } from "../trade/make-change.ts";

/** T47. All later feedback, and that on other ends, leaves the trade as it is. */
export function judgeFirstFeedback({
  trade,
  command,
  by,
  context,
}: Asked<"first-feedback">): Judgement {
  const { act, actorId } = command;
  const until = after(trade.closedAt ?? context.now, context.policy.feedbackWithin);
  if (context.now > until) return refuse({ code: "too_late", at: until });
  const effects = { axes: { feedback: "given" } } as const;
  return accept(makeChange(trade, { act, by, actorId }, effects, context));
}
