import { accept, refuse } from "../result/result.ts";
import type { Asked } from "../trade/asked.ts";
import { endTrade } from "../settlement/endings.ts";
import { after } from "../trade/instant.ts";
import type { Judgement } from "../trade/judgement.ts";
import { acceptedProposal, propose } from "./proposals.ts";
import { settleReturn } from "../settlement/settlement.ts";

/** T18, T25. */
export function judgeAgreeCancel({
  trade,
  command,
  by,
  context,
}: Asked<"agree-cancel">): Judgement {
  const { act, actorId, proposalId } = command;
  const { now, policy } = context;
  const action = { act, by, actorId, proposalId };
  if (command.step === "accept") {
    const proposal = acceptedProposal(trade, action, "agree-cancel", "paid-by-someone-else");
    if (!proposal.ok) return proposal;
    const ending = {
      stage: "cancelled",
      settlement: settleReturn(trade),
      facts: { because: proposal.value.terms.kind },
    } as const;
    return accept(endTrade(trade, { ...action, by: "both" }, ending, context));
  }
  if (command.because === "agreed") {
    return propose(trade, action, { kind: act }, after(now, policy.proposalValid), context);
  }
  if (by !== "seller") return refuse({ code: "not_your_act" });
  if (trade.stage !== "paid") return refuse({ code: "wrong_status", status: trade.status });
  const until = after(now, policy.refundConfirmedWithin);
  return propose(trade, action, { kind: "paid-by-someone-else" }, until, context);
}
