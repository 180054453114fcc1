import { accept, refuse, type Result } from "../result/result.ts";
import type { Asked } from "../trade/asked.ts";
import { after } from "../trade/instant.ts";
import { alreadySo, type Judgement } from "../trade/judgement.ts";
import { makeChange, type Effects } from "../trade/make-change.ts";
import { sideOfActor } from "../agreement/proposals.ts";
import type { TradeRefusal } from "../trade/trade-refusal.ts";
import type { Verdict } from "../trade/trade-memory.ts";
import type { DisputeState } from "../trade/trade-status.ts";
import type { Side, Trade } from "../trade/trade.ts";
import { sidesWithoutAll, verdictCarriedOut } from "./verdict.ts";

/** The held verdict, in the appeal state that the act needs. */
function heldVerdict(trade: Trade, needed: DisputeState): Result<Verdict, TradeRefusal> {
  const { escrow, dispute, memory, status } = trade;
  const isHeld = escrow === "held" && dispute === needed;
  return isHeld && memory.verdict
    ? accept(memory.verdict)
    : refuse({ code: "wrong_status", status });
}

/** Whether the side did not get everything: it may appeal, and is asked whether it accepts. */
function mayDisagree({ memory: { verdict } }: Trade, side: Side): boolean {
  return verdict !== undefined && sidesWithoutAll(verdict).includes(side);
}

/** T35: one per trade. */
export function judgeAppeal({ trade, command, by, context }: Asked<"appeal">): Judgement {
  const { act, actorId } = command;
  const { policy, now } = context;
  const side = sideOfActor({ by });
  const { memory } = trade;
  if (!mayDisagree(trade, side)) return refuse({ code: "not_your_act" });
  if (heldVerdict(trade, "appeal_filed").ok) return refuse({ code: "limit_reached", atMost: 1 });
  const verdict = heldVerdict(trade, "verdict");
  if (!verdict.ok) return verdict;
  if (memory.verdictAcceptedBy.includes(side)) return refuse({ code: "already_accepted" });
  const effects: Effects = {
    axes: { dispute: "appeal_filed" },
    memory: { appealedBy: side },
    deadlines: { appeal_unheard: after(now, policy.appealTellAdminsAfter) },
  };
  return accept(makeChange(trade, { act, by, actorId }, effects, context));
}

/** T36. */
export function judgeAppealOver({ trade, command, by, context }: Asked<"appeal-over">): Judgement {
  const { appeal_window: at } = trade.deadlines;
  const verdict = heldVerdict(trade, "verdict");
  if (!verdict.ok) return verdict;
  if (at === undefined || context.now < at) return refuse({ code: "not_due" });
  const action = { act: command.act, by };
  const eligibility = { dispute: "verdict", staffLate: false } as const;
  return accept(verdictCarriedOut(trade, action, verdict.value, eligibility, context));
}

/** T37: carried out when everyone who could appeal has accepted. */
export function judgeAcceptVerdict({
  trade,
  command,
  by,
  context,
}: Asked<"accept-verdict">): Judgement {
  const { act, actorId } = command;
  const { verdictAcceptedBy } = trade.memory;
  const side = sideOfActor({ by });
  const action = { act, by, actorId };
  if (verdictAcceptedBy.includes(side)) return alreadySo(trade);
  if (!mayDisagree(trade, side)) return refuse({ code: "not_your_act" });
  const verdict = heldVerdict(trade, "verdict");
  if (!verdict.ok) return verdict;
  const accepted = [...verdictAcceptedBy, side];
  if (sidesWithoutAll(verdict.value).every((each) => accepted.includes(each))) {
    const eligibility = { dispute: "verdict", staffLate: false } as const;
    return accept(verdictCarriedOut(trade, action, verdict.value, eligibility, context));
  }
  const effects = { memory: { verdictAcceptedBy: accepted }, facts: { step: "accepted" } };
  return accept(makeChange(trade, action, effects, context));
}

/** T38, T39: by someone who had no part in the verdict. */
export function judgeAppealHearing({
  trade,
  command,
  by,
  context,
}: Asked<"reject-appeal" | "grant-appeal">): Judgement {
  const { act, actorId } = command;
  const action = { act, by, actorId };
  const verdict = heldVerdict(trade, "appeal_filed");
  if (!verdict.ok) return verdict;
  if (trade.memory.deciderIds.includes(actorId)) return refuse({ code: "not_your_case" });
  if (context.disputeCase?.openerId === actorId) return refuse({ code: "case_opener" });
  if (act === "reject-appeal") {
    const eligibility = { dispute: "appeal_used", staffLate: false } as const;
    return accept(verdictCarriedOut(trade, action, verdict.value, eligibility, context));
  }
  const effects: Effects = {
    axes: { stage: "paid", dispute: "appeal_used" },
    memory: { verdict: undefined, verdictAcceptedBy: [] },
    deadlines: {},
  };
  return accept(makeChange(trade, action, effects, context));
}

/** T40: first admins are notified; if still nobody hears the appeal, the verdict stands. */
export function judgeAppealUnheard({
  trade,
  command,
  by,
  context,
}: Asked<"appeal-unheard">): Judgement {
  const { appeal_unheard: at } = trade.deadlines;
  const { appealStandsAfter, appealTellAdminsAfter } = context.policy;
  const action = { act: command.act, by };
  const verdict = heldVerdict(trade, "appeal_filed");
  if (!verdict.ok) return verdict;
  if (at === undefined || context.now < at) return refuse({ code: "not_due" });
  if (trade.memory.adminsTold) {
    const eligibility = { dispute: "appeal_used", staffLate: true } as const;
    return accept(verdictCarriedOut(trade, action, verdict.value, eligibility, context));
  }
  const effects: Effects = {
    memory: { adminsTold: true },
    deadlines: { appeal_unheard: after(at, appealStandsAfter - appealTellAdminsAfter) },
    facts: { step: "admins_told" },
  };
  return accept(makeChange(trade, action, effects, context));
}
