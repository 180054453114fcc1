import { accept, refuse } from "../result/result.ts";
import type { Asked } from "../trade/asked.ts";
import { after } from "../trade/instant.ts";
import { alreadySo, type Judgement } from "../trade/judgement.ts";
import { makeChange, type Action, type Effects } from "../trade/make-change.ts";
import { closed } from "../trade/project-status.ts";
import { isRunning } from "./repayment-plan.ts";
import { receivedByBuyer } from "../settlement/received.ts";
import type { TradeChange } from "../trade/trade-change.ts";
import type { TradeContext } from "../trade/trade-context.ts";
import type { TradeRefusal } from "../trade/trade-refusal.ts";
import type { Trade } from "../trade/trade.ts";

/** T43. */
export function judgeChargebackReport({
  trade,
  command,
  by,
  context,
}: Asked<"report-chargeback">): Judgement {
  const { act, actorId, isVerifiedCorrectly } = command;
  const { now, policy, chargeback } = context;
  const until = after(trade.closedAt ?? now, policy.chargebackWithin);
  if (!closed(trade)) return refuse({ code: "wrong_status", status: trade.status });
  if (now > until) return refuse({ code: "too_late", at: until });
  if (trade.chargeback === "dismissed" && !chargeback?.anotherReportAllowed) {
    return refuse({ code: "limit_reached", atMost: 1 });
  }
  if (!chargeback?.methodReversible) return refuse({ code: "not_reversible" });
  if (!isVerifiedCorrectly) return refuse({ code: "not_verified" });
  if (receivedByBuyer(trade).units === 0n) return refuse({ code: "nothing_received" });
  const effects: Effects = {
    axes: { chargeback: "pending" },
    memory: { chargebackAnswered: undefined, chargebackAgain: undefined },
    deadlines: { chargeback_answer: after(now, policy.chargebackAnswerWithin) },
  };
  return accept(makeChange(trade, { act, by, actorId }, effects, context));
}

/** T44: the previous status returns, since nothing else of the trade was changed. */
export function judgeDismissChargeback({
  trade,
  command,
  by,
  context,
}: Asked<"dismiss-chargeback">): Judgement {
  const { act, actorId } = command;
  const refusal = hearingRefusal(trade, context);
  if (refusal) return refuse(refusal);
  const effects: Effects = { axes: { chargeback: "dismissed" }, deadlines: {} };
  return accept(makeChange(trade, { act, by, actorId }, effects, context));
}

/** T45. */
export function judgeConfirmChargeback({
  trade,
  command,
  by,
  context,
}: Asked<"confirm-chargeback">): Judgement {
  const { act, actorId } = command;
  const { waiting } = trade.memory;
  const action = { act, by, actorId };
  const refusal = hearingRefusal(trade, context);
  if (refusal) return refuse(refusal);
  const first = waiting.find(({ matter }) => matter === "chargeback");
  const isLarge = trade.money.usdCents > context.policy.largeVerdictAboveCents;
  if (!isLarge || (first && first.staffId !== actorId)) {
    return accept(confirmed(trade, action, context));
  }
  if (first) return alreadySo(trade);
  const memory = { waiting: [...waiting, { matter: "chargeback", staffId: actorId }] } as const;
  return accept(makeChange(trade, action, { memory, facts: { step: "awaits_second" } }, context));
}

/**
 * A report is decided while pending, after the buyer was heard or their time to answer has passed.
 */
function hearingRefusal(trade: Trade, { chargeback }: TradeContext): TradeRefusal | undefined {
  const at = trade.deadlines.chargeback_answer;
  if (trade.chargeback !== "pending") return { code: "wrong_status", status: trade.status };
  if (at === undefined || chargeback?.buyerAnswered) return undefined;
  return { code: "buyer_not_heard", at };
}

function confirmed(trade: Trade, action: Action, context: TradeContext): TradeChange {
  const { buyerId, sellerId } = trade;
  return makeChange(
    trade,
    action,
    {
      axes: { chargeback: "confirmed" },
      deadlines: {},
      marks: [{ traderId: buyerId, kind: "chargeback" }],
      claim: { debtorId: buyerId, creditorId: sellerId, amount: receivedByBuyer(trade) },
    },
    context,
  );
}

/** T46: the claim was paid, or written off by two admins. */
export function judgeDebtSettled({
  trade,
  command,
  by,
  context,
}: Asked<"debt-settled">): Judgement {
  if (trade.chargeback !== "confirmed") {
    return refuse({ code: "wrong_status", status: trade.status });
  }
  if (context.chargeback?.openClaim !== 0n) return refuse({ code: "debt_open" });
  const { plan } = trade.memory;
  const effects: Effects = {
    axes: { chargeback: "paid" },
    deadlines: {},
    ...(isRunning(plan) && { memory: { plan: { ...plan, end: "settled" } } }),
  };
  return accept(makeChange(trade, { act: command.act, by }, effects, context));
}
