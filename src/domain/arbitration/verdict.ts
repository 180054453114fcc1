import { match } from "ts-pattern";
import { accept, refuse } from "../result/result.ts";
import type { Asked } from "../trade/asked.ts";
import { after } from "../trade/instant.ts";
import { alreadySo, type Judgement } from "../trade/judgement.ts";
import { makeChange, type Action } from "../trade/make-change.ts";
import {
  feeMemory,
  settleRelease,
  settleReturn,
  settleShare,
  splitShare,
  type Settlement,
} from "../settlement/settlement.ts";
import type { Mark, TradeChange } from "../trade/trade-change.ts";
import type { CommandOf } from "../trade/trade-command.ts";
import type { TradeContext } from "../trade/trade-context.ts";
import type { StaffRole, Verdict } from "../trade/trade-memory.ts";
import type { TradePolicy } from "../trade/trade-policy.ts";
import type { DisputeState, TradeStage } from "../trade/trade-status.ts";
import type { Side, Trade } from "../trade/trade.ts";

type VerdictAct = "decide-buyer" | "decide-seller" | "decide-split";

/** T31–T33: the assigned case worker decides; where two are needed, a supermoderator confirms. */
export function judgeVerdict({ trade, command, by, context }: Asked<VerdictAct>): Judgement {
  const { act, actorId, role } = command;
  const { deciderIds, waiting } = trade.memory;
  const { disputeCase } = context;
  const action = { act, by, actorId };
  const verdict = verdictOf(command);
  const proposed = waiting.find((wait) => wait.matter === "verdict");
  // Anyone who decided before an appeal was granted is off the case.
  if (!disputeCase || deciderIds.includes(actorId)) return refuse({ code: "not_your_case" });
  if (disputeCase.openerId === actorId) return refuse({ code: "case_opener" });
  if (disputeCase.workerId !== actorId) {
    const mayConfirm =
      role === "supermoderator" &&
      proposed !== undefined &&
      proposed.staffId === disputeCase.workerId;
    if (!mayConfirm) return refuse({ code: "not_your_case" });
    if (!isSame(proposed.verdict, verdict)) return refuse({ code: "verdict_differs" });
    return accept(decided(trade, action, verdict, [proposed.staffId, actorId], context));
  }
  if (!disputeCase.mayWrite) return refuse({ code: "case_not_writable" });
  if (!isPossible(verdict)) return refuse({ code: "out_of_range" });
  if (!needsSecond(trade, verdict, role, context.policy)) {
    return accept(decided(trade, action, verdict, [actorId], context));
  }
  if (proposed?.staffId === actorId && isSame(proposed.verdict, verdict)) return alreadySo(trade);
  const others = waiting.filter((wait) => wait !== proposed);
  const memory = {
    waiting: [...others, { matter: "verdict", staffId: actorId, verdict }],
  } as const;
  const facts = { step: "awaits_second", ...factsOf(verdict) };
  return accept(makeChange(trade, action, { memory, facts }, context));
}

/** Whether a verdict by someone in that role waits for a second person. */
export function needsSecond(
  { money }: Pick<Trade, "money">,
  verdict: Pick<Verdict, "for">,
  role: StaffRole,
  policy: TradePolicy,
): boolean {
  const isLarge = money.usdCents > policy.largeVerdictAboveCents;
  return isLarge || (verdict.for === "split" && role === "moderator");
}

function verdictOf(command: CommandOf<VerdictAct>): Verdict {
  return match<CommandOf<VerdictAct>, Verdict>(command)
    .with({ act: "decide-buyer" }, () => ({ for: "buyer" }))
    .with({ act: "decide-seller" }, () => ({ for: "seller" }))
    .with({ act: "decide-split" }, ({ buyerShare }) => ({ for: "split", buyerShare }))
    .exhaustive();
}

function isPossible(verdict: Verdict): boolean {
  if (verdict.for !== "split") return true;
  const { buyerShare } = verdict;
  return Number.isInteger(buyerShare) && buyerShare >= 1 && buyerShare <= 9_999;
}

function isSame(left: Verdict, right: Verdict): boolean {
  const isSameShare =
    left.for !== "split" || right.for !== "split" || left.buyerShare === right.buyerShare;
  return left.for === right.for && isSameShare;
}

function factsOf(verdict: Verdict): Readonly<Record<string, string>> {
  return verdict.for === "split" ? { buyerShare: String(verdict.buyerShare) } : {};
}

/** The verdict stands: held while it can be appealed, else carried out at once. */
function decided(
  trade: Trade,
  action: Action,
  verdict: Verdict,
  deciders: readonly string[],
  context: TradeContext,
): TradeChange {
  const { policy, now } = context;
  const { memory, money, dispute } = trade;
  const isFinal = !policy.appeals || dispute === "appeal_used";
  const isSmall = money.usdCents < policy.smallAppealBelowCents;
  const appealTime = isSmall ? policy.smallAppealWindow : policy.appealWindow;
  const outcome = isFinal ? carriedOutVerdict(trade, verdict, context) : undefined;
  return makeChange(
    trade,
    action,
    {
      axes: {
        stage: stageOf(verdict),
        dispute: dispute === "appeal_used" ? "appeal_used" : "verdict",
        ...(outcome && { escrow: outcome.settlement.escrow }),
      },
      memory: {
        verdict,
        verdictAcceptedBy: [],
        deciderIds: [...memory.deciderIds, ...deciders],
        ...feeMemory(outcome?.settlement),
      },
      deadlines: isFinal ? {} : { appeal_window: after(now, appealTime) },
      facts: factsOf(verdict),
      ...(outcome && effectsOf(outcome)),
    },
    context,
  );
}

function stageOf(verdict: Verdict): TradeStage {
  return match<Verdict, TradeStage>(verdict)
    .with({ for: "buyer" }, () => "decided_for_buyer")
    .with({ for: "seller" }, () => "decided_for_seller")
    .with({ for: "split" }, () => "decided_split")
    .exhaustive();
}

/** The sides that did not get everything in the verdict: they can appeal it or accept it. */
export function sidesWithoutAll(verdict: Verdict): readonly Side[] {
  return match<Verdict, readonly Side[]>(verdict)
    .with({ for: "buyer" }, () => ["seller"])
    .with({ for: "seller" }, () => ["buyer"])
    .with({ for: "split" }, () => ["buyer", "seller"])
    .exhaustive();
}

/** Carries out a held verdict. */
export function verdictCarriedOut(
  trade: Trade,
  action: Action,
  verdict: Verdict,
  { dispute, staffLate }: { readonly dispute: DisputeState; readonly staffLate: boolean },
  context: TradeContext,
): TradeChange {
  const outcome = carriedOutVerdict(trade, verdict, context, staffLate);
  const axes = { dispute, escrow: outcome.settlement.escrow };
  const memory = feeMemory(outcome.settlement);
  return makeChange(trade, action, { axes, memory, deadlines: {}, ...effectsOf(outcome) }, context);
}

interface Outcome {
  readonly settlement: Settlement;
  readonly marks: readonly Mark[];
}

/** If staff missed the escalation times, the fee is refunded (decisions, Money). */
function carriedOutVerdict(
  trade: Trade,
  verdict: Verdict,
  { disputeCase }: TradeContext,
  staffLate = false,
): Outcome {
  const feeGoesBack = staffLate || (disputeCase?.staffLate ?? false);
  return match<Verdict, Outcome>(verdict)
    .with({ for: "buyer" }, () => ({
      settlement: settleRelease(trade, feeGoesBack),
      marks: [{ traderId: trade.sellerId, kind: "lost_dispute" }],
    }))
    .with({ for: "seller" }, () => ({
      settlement: settleReturn(trade),
      marks: [{ traderId: trade.buyerId, kind: "lost_dispute" }],
    }))
    .with({ for: "split" }, ({ buyerShare }) => ({
      settlement: settleShare(trade, splitShare(buyerShare), feeGoesBack),
      marks: [],
    }))
    .exhaustive();
}

function effectsOf({ settlement: { entries, usage }, marks }: Outcome) {
  return { entries, usage, marks };
}
