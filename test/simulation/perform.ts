import { confirmKinds } from "../../src/domain/trade-start/confirmations.ts";
import { demoLines } from "../../src/application/demo/demo-lines.ts";
import type { CommandKey } from "../../src/application/ports/commit.ts";
import { findDisputeReason } from "../../src/domain/dispute/dispute-reasons.ts";
import { reportedAt } from "../support/chargeback-desk.ts";
import {
  staffActs,
  type Answer,
  type Command,
  type Delivery,
  type PartyAct,
  type Round,
  type StaffAct,
} from "./commands.ts";
import { keyOf } from "./key-of-delivery.ts";
import { flowAct } from "./flow-acts.ts";
import type { Marketplace } from "./marketplace.ts";
import { dealWithEscrow, isOfEscrows } from "./perform-escrows.ts";
import { isOfCards, useCard } from "./perform-cards.ts";
import { dealWithProvider, isOfOrders } from "./perform-orders.ts";
import { dealWithPapers, isOfPapers } from "./perform-papers.ts";
import { linkAsked, payNewest } from "./perform-payments.ts";
import { changePlan } from "./perform-plans.ts";
import { changePolicy } from "./perform-policy.ts";
import { moveCoins } from "./perform-sends.ts";
import { verdictOf } from "./verdict-of-share.ts";
import { allOffers, memberNamed, traderNamed } from "./population.ts";

/** The answers of use cases, whatever their result. */
type Outcome = Promise<{
  readonly ok: boolean;
  readonly value?: unknown;
  readonly refusal?: { readonly code: string };
}>;

const text = "The bank's own page shows the payment on that day.";
const reason = findDisputeReason(1) ?? never("dispute reason");

/** Passes a delivery to its use case. An exception is an answer, too: it failed. */
export async function perform(marketplace: Marketplace, delivery: Delivery): Promise<Answer> {
  try {
    const { ok, value, refusal } = await carryOut(marketplace, delivery);
    return ok
      ? { said: "ok", detail: typeof value === "string" ? value : "" }
      : { said: "refused", detail: refusal?.code ?? "" };
  } catch (error) {
    const detail = error instanceof Error ? `${error.constructor.name}: ${error.message}` : "";
    return { said: "failed", detail };
  }
}

function carryOut(m: Marketplace, delivery: Delivery): Outcome {
  const { command } = delivery;
  const key = keyOf(delivery);
  if (isOfCards(command)) return useCard(m.cards, command, key);
  if (isOfOrders(command)) return dealWithProvider(m.orders, command);
  if (isOfEscrows(command)) return dealWithEscrow(m.escrows, command, key);
  if (isOfPapers(command)) return dealWithPapers(m.papers, command, m.now());
  switch (command.do) {
    case "start":
      return m.startTrade.execute(traderNamed(command.by), { ...asSeen, ...askedOf(command) }, key);
    case "propose-amend": {
      const amended = {
        kind: "amend",
        received: command.received,
        proof: { password: "x" },
      } as const;
      return m.propose.execute(traderNamed(command.by), command.trade, amended, key);
    }
    case "accept":
      return m.acceptProposal.execute(
        traderNamed(command.by),
        command.trade,
        command.proposal,
        { proof: { password: "x" } },
        key,
      );
    case "decline":
      return m.partyAct.execute(
        traderNamed(command.by),
        command.trade,
        { act: "decline", proposalId: command.proposal },
        key,
      );
    case "decide": {
      const verdict = verdictOf(command.share);
      const rule = { buyer: "4.1", seller: "4.3", split: "4.5" }[verdict.for];
      const reasons = { evidence: [], noEvidenceReason: text, beforeAnswer: true };
      const decided = { verdict, rule, explanation: text, ...reasons };
      return m.decideCase.execute(memberNamed(command.by), command.trade, decided, key);
    }
    case "assign": {
      const to = { staffId: command.to, reason: text };
      return m.assignCase.execute(memberNamed(command.by), command.trade, to, key);
    }
    case "cap": {
      const cap = { amount: command.amount ?? undefined };
      return m.capOffer.execute(traderNamed(command.by), command.offer, undefined, cap);
    }
    case "limit": {
      const range = { kind: "range", min: "10.00", max: command.most } as const;
      return m.limitOffer.execute(traderNamed(command.by), command.offer, undefined, range);
    }
    case "switch":
      return m.switchOffer.execute(traderNamed(command.by), command.offer, undefined, command.on);
    case "begin-state": {
      const { trader: traderId, state } = command;
      const begun = { traderId, state, reason: text, until: undefined };
      return m.beginState.execute(memberNamed(command.by), begun);
    }
    case "lift-state": {
      const { trader: traderId, state: stateId } = command;
      return m.liftState.execute(memberNamed(command.by), { traderId, stateId, reason: text });
    }
    case "relate":
      return m.changeRelation.execute(traderNamed(command.by), command.to, command.action);
    case "faucet":
      return m.useFaucet.execute(traderNamed(command.by), key);
    case "claim-rewards":
      return m.claimRewards.execute(command.by, command.asset, key);
    case "make-link":
      return m.manageLinks.make(command.by, linkAsked, key);
    case "pay-link":
      return payNewest(m, command.by, command.merchant, key);
    case "convert":
    case "send":
    case "cancel-send":
    case "leave-bond":
    case "get-bond-back":
      return moveCoins(m, command, key);
    case "collect-payments":
      return m.collectPayments.execute(command.by, key);
    case "spend":
      return m.spend.execute(command.by, command.asset, key);
    case "agree-plan":
    case "withdraw-plan":
      return changePlan(m, command, key);
    case "change-policy":
      return changePolicy(m, command);
    case "round":
      return goRound(m, command.of);
    default:
      return isOfStaff(command) ? staffAct(m, command, key) : partyAct(m, command, key);
  }
}

interface OfParty {
  readonly do: PartyAct;
  readonly by: string;
  readonly trade: string;
}

interface OfStaff {
  readonly do: StaffAct;
  readonly by: string;
  readonly trade: string;
}

const byStaff: ReadonlySet<string> = new Set(staffActs);

function isOfStaff(command: OfParty | OfStaff): command is OfStaff {
  return byStaff.has(command.do);
}

/** Taking an offer means taking it as it is now. */
const asSeen = {
  cryptoAmount: undefined,
  priceSeen: undefined,
  offerVersion: undefined,
  confirmed: confirmKinds,
};

function askedOf({ offer, fiat }: Command & { readonly do: "start" }) {
  const { side, paymentMethod } = allOffers.find(({ id }) => id === offer) ?? {};
  const isSelling = side === "buy" && paymentMethod !== undefined;
  const paymentDetails = isSelling ? demoLines(paymentMethod) : [];
  return { offerId: offer, fiatAmount: fiat, paymentDetails };
}

function partyAct(m: Marketplace, { do: act, by, trade }: OfParty, key: CommandKey): Outcome {
  const actor = traderNamed(by);
  switch (act) {
    case "paid":
      return m.partyAct.execute(actor, trade, { act: "paid" }, key);
    case "cancel":
      return m.partyAct.execute(actor, trade, { act: "cancel" }, key);
    case "give-back":
      return m.partyAct.execute(actor, trade, { act: "cancel", statusSeen: "paid" }, key);
    case "release":
      return m.releaseTrade.execute(actor, trade, { password: "x" }, key);
    case "release-unproven":
      return m.releaseTrade.execute(actor, trade, {}, key);
    case "withdraw-paid":
      return m.partyAct.execute(actor, trade, { act: "withdraw-paid" }, key);
    case "extend":
      return m.partyAct.execute(actor, trade, { act: "extend" }, key);
    case "dispute":
      return m.openDispute.execute(actor, trade, { reason, text: "" }, key);
    case "withdraw-dispute":
      return m.partyAct.execute(actor, trade, { act: "withdraw-dispute" }, key);
    case "appeal":
      return m.appealVerdict.execute(actor, trade, text, key);
    case "accept-verdict":
      return m.partyAct.execute(actor, trade, { act: "accept-verdict" }, key);
    case "propose-cancel":
      return m.propose.execute(actor, trade, { kind: "agree-cancel" }, key);
    case "propose-refund":
      return m.propose.execute(actor, trade, { kind: "paid-by-someone-else" }, key);
    case "propose-price":
      return m.propose.execute(actor, trade, { kind: "re-quote" }, key);
    case "propose-reopening":
      return m.propose.execute(actor, trade, { kind: "reopen" }, key);
    case "fund":
      return m.partyAct.execute(actor, trade, { act: "fund" }, key);
    case "report-chargeback":
      return m.chargebacks.report.execute(actor, trade, reportedAt(m.now()), key);
    case "answer-chargeback":
      return m.chargebacks.answer.execute(actor, trade, text, key);
    case "look":
      return done(m.desk.noteRead(trade, by));
    default:
      return flowAct(m, actor, trade, act, key);
  }
}

function staffAct(m: Marketplace, { do: act, by, trade }: OfStaff, key: CommandKey): Outcome {
  const actor = memberNamed(by);
  switch (act) {
    case "take-case":
      return m.takeCase.execute(actor, trade, key);
    case "ask-evidence":
      return m.askEvidence.execute(actor, trade, { sides: ["buyer"], what: "other", text }, key);
    case "message-parties":
      return m.messageParties.execute(actor, trade, { text }, key);
    case "note-case":
      return m.noteCase.execute(actor, trade, text, key);
    case "confirm-verdict":
      return m.confirmVerdict.execute(actor, trade, text, key);
    case "reject-appeal":
    case "grant-appeal":
      return m.hearAppeal.execute(actor, trade, { hearing: act, reason: text }, key);
    case "cancel-by-staff":
      return m.cancelByStaff.execute(actor, trade, text, key);
    case "dispute-by-staff":
      return m.openDisputeByStaff.execute(actor, trade, text, key);
    case "dismiss-chargeback":
    case "confirm-chargeback":
    case "allow-chargeback":
      return m.chargebacks.judge.execute(actor, trade, { ruling: act, reason: text }, key);
    case "write-off":
      return m.chargebacks.writeOff.execute(actor, trade, text, key);
  }
}

/** A round of the worker reports what failed in it; one without failures is done. */
async function goRound(m: Marketplace, round: Round): Outcome {
  const failures = await workOf(m, round);
  const [first] = failures;
  if (first !== undefined) throw first;
  return { ok: true };
}

function workOf(m: Marketplace, round: Round): Promise<readonly unknown[]> {
  switch (round) {
    case "deadlines":
      return m.runDueDeadlines.execute();
    case "claims":
      return m.chargebacks.settle.execute();
    case "rewards":
      return m.rewardPartners.execute();
    case "locks":
      return m.enforceStates.execute();
    case "sends":
      return m.paySends();
    case "cards":
      return m.cards.follow();
    case "orders":
      return m.orders.follow();
    case "exports":
      return m.papers.work();
    case "papers":
      return m.papers.sweep();
    case "scan":
    case "escrow-trades":
    case "payouts":
      return m.escrows.work(round);
  }
}

async function done(work: Promise<void>): Outcome {
  await work;
  return { ok: true };
}

function never(what: string): never {
  throw new Error(`The population has no ${what}`);
}
