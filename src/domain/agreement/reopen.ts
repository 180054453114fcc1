import type { Price } from "../money/price.ts";
import { accept, refuse } from "../result/result.ts";
import type { Asked } from "../trade/asked.ts";
import { after } from "../trade/instant.ts";
import type { Judgement } from "../trade/judgement.ts";
import { makeChange, type Action, type Effects } from "../trade/make-change.ts";
import { acceptedProposal, propose } from "./proposals.ts";
import { reQuoted } from "./re-quote.ts";
import { covers, holdEntries, totalOf } from "../settlement/settlement.ts";
import type { TradeContext } from "../trade/trade-context.ts";
import type { TradeRefusal } from "../trade/trade-refusal.ts";
import type { TradePolicy } from "../trade/trade-policy.ts";
import type { Trade, TradeMoney } from "../trade/trade.ts";
import { isOutsideBand } from "../settlement/volatility.ts";

/** T48. */
export function judgeReopen({ trade, command, by, context }: Asked<"reopen">): Judgement {
  const { act, actorId, proposalId } = command;
  const { now, policy } = context;
  const action = { act, by, actorId, proposalId };
  const lateUntil = after(trade.closedAt ?? now, policy.latePaidReopenWithin);
  const isLateClaim = command.step === "propose" && command.paidLate;
  if (isLateClaim && by !== "buyer") return refuse({ code: "not_your_act" });
  if (isLateClaim && trade.stage !== "expired") {
    return refuse({ code: "wrong_status", status: trade.status });
  }
  const refusal = reopenRefusal(trade, context);
  if (refusal) return refuse(refusal);
  if (command.step === "accept") return reopened(trade, action, context);
  if (isLateClaim && now >= lateUntil) return refuse({ code: "too_late", at: lateUntil });
  const until = Math.min(
    trade.deadlines.reopen_window ?? now,
    isLateClaim ? lateUntil : after(now, policy.reopenProposalValid),
  );
  const terms = { kind: act, paidLate: isLateClaim };
  return propose(trade, action, terms, until, context);
}

function reopenRefusal(trade: Trade, { now, policy }: TradeContext): TradeRefusal | undefined {
  const { holds, dispute, memory, deadlines, closedAt, status } = trade;
  const wasDisputed = dispute !== "none" || memory.disputeWithdrawn;
  if (holds === 0 || wasDisputed) return { code: "wrong_status", status };
  if (memory.reopenings >= policy.reopeningsAtMost) {
    return { code: "limit_reached", atMost: policy.reopeningsAtMost };
  }
  const isOpen = deadlines.reopen_window !== undefined;
  return isOpen ? undefined : { code: "too_late", at: after(closedAt ?? now, policy.reopenWithin) };
}

/** Checked like a start, with the next number of the hold; at the old price if it is still near. */
function reopened(
  trade: Trade,
  action: Action & { readonly proposalId: string },
  context: TradeContext,
): Judgement {
  const { now, policy, market, startRules, sellerAvailable } = context;
  const proposal = acceptedProposal(trade, action, "reopen");
  if (!proposal.ok) return proposal;
  if (!market) return refuse({ code: "no_fresh_rate" });
  const money = moneyReopened(trade, market, policy);
  if (!money) return refuse({ code: "amount_too_small" });
  if (!startRules || startRules.refusal !== undefined) {
    return refuse({ code: "start_refused", reason: startRules?.refusal });
  }
  if (!covers(sellerAvailable, totalOf(money))) return refuse({ code: "low_balance" });
  const holds = trade.holds + 1;
  const effects: Effects = {
    axes: {
      stage: "awaiting_payment",
      escrow: "held",
      holds,
      money,
      disputeAvailableAt: undefined,
    },
    memory: { reopenings: trade.memory.reopenings + 1, paymentDueAt: undefined },
    deadlines: { payment_window: after(now, trade.windowSeconds) },
    entries: holdEntries(trade, money, holds),
    usage: { kind: "count" },
    facts: { price: money === trade.money ? "old" : "new" },
  };
  return accept(makeChange(trade, { ...action, by: "both" }, effects, context));
}

/**
 * The terms a trade would be reopened with: as agreed while the market is inside the band, else at
 * the new price; undefined when that would be no crypto at all.
 */
export function moneyReopened(
  trade: Pick<Trade, "money">,
  market: Price,
  policy: TradePolicy,
): TradeMoney | undefined {
  return isOutsideBand(trade, market, policy) ? reQuoted(trade.money, market) : trade.money;
}
