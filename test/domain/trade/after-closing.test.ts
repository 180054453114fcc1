import { expect } from "chai";
import { money } from "../../../src/domain/money/money.ts";
import { carryOut } from "../../../src/domain/trade-decision/carry-out.ts";
import { decideTrade } from "../../../src/domain/trade-decision/decide-trade.ts";
import { isAlreadySo } from "../../../src/domain/trade/judgement.ts";
import type { ChargebackFacts, TradeContext } from "../../../src/domain/trade/trade-context.ts";
import type { Instant, Trade } from "../../../src/domain/trade/trade.ts";
import {
  agreed,
  carriedOut,
  contextAt,
  day,
  freshProof,
  hour,
  minute,
  openedTrade,
  paidTrade,
  refusalOf,
  start,
} from "./example-trade.ts";
import { defaultTradePolicy } from "../../../src/domain/policy/default-policy.ts";

const releasedAt = start + hour;
const report = { act: "report-chargeback", actorId: "ben", isVerifiedCorrectly: true } as const;
const dismiss = { act: "dismiss-chargeback", actorId: "mod1", role: "moderator" } as const;
const confirm = { act: "confirm-chargeback", actorId: "mod1", role: "moderator" } as const;

function released(usdCents: bigint = agreed.usdCents): Trade {
  const trade = paidTrade({ money: { ...agreed, usdCents } });
  const command = { act: "release", actorId: "ben", proof: freshProof(releasedAt) } as const;
  return carriedOut(trade, command, contextAt(releasedAt)).trade;
}

function reversible(now: Instant, other: Partial<ChargebackFacts> = {}): TradeContext {
  const chargeback = {
    methodReversible: true,
    anotherReportAllowed: false,
    buyerAnswered: false,
    openClaim: 0n,
    ...other,
  };
  return contextAt(now, { chargeback });
}

function reported(usdCents?: bigint): Trade {
  return carriedOut(released(usdCents), report, reversible(releasedAt + day)).trade;
}

const answered = reversible(releasedAt + 2 * day, { buyerAnswered: true });

describe("a reported chargeback", () => {
  it("is the seller's to report within 180 days, of a reversible method, once checked", () => {
    const last = reversible(releasedAt + 180 * day);
    expect(refusalOf(released(), report, last)).to.equal(undefined);
    expect(refusalOf(released(), report, reversible(last.now + 1))).to.equal("too_late");
    expect(refusalOf(released(), { ...report, actorId: "ana" }, last)).to.equal("not_your_act");
    expect(refusalOf(released(), report, contextAt(last.now))).to.equal("not_reversible");
    const unchecked = { ...report, isVerifiedCorrectly: false };
    expect(refusalOf(released(), unchecked, last)).to.equal("not_verified");
    expect(reported()).to.include({
      status: "chargeback_started",
      chargeback: "pending",
      closedAt: releasedAt,
    });
  });

  it("waits for the buyer: their answer, or 72 hours", () => {
    const early = reversible(releasedAt + 2 * day);
    expect(refusalOf(reported(), dismiss, early)).to.equal("buyer_not_heard");
    expect(refusalOf(reported(), confirm, early)).to.equal("buyer_not_heard");
    expect(refusalOf(reported(), dismiss, answered)).to.equal(undefined);
    const silent = carryOut(
      reported(),
      "chargeback_answer",
      reversible(releasedAt + 4 * day),
    ).trade;
    expect(silent).to.include({ status: "chargeback_started", chargeback: "pending" });
    expect(refusalOf(silent, dismiss, reversible(releasedAt + 4 * day))).to.equal(undefined);
  });

  it("dismissed gives the status before back, and is reported again only if staff allow", () => {
    const { trade } = carriedOut(reported(), dismiss, answered);
    expect(trade).to.include({ status: "released", chargeback: "dismissed" });
    expect(refusalOf(trade, report, answered)).to.equal("limit_reached");
    const allowed = reversible(answered.now, { anotherReportAllowed: true });
    expect(carriedOut(trade, report, allowed).trade.status).to.equal("chargeback_started");
    const feedback = { act: "first-feedback", actorId: "ana" } as const;
    const rated = carriedOut(released(), feedback, contextAt(releasedAt + hour)).trade;
    const other = carriedOut(rated, report, reversible(releasedAt + day)).trade;
    expect(carriedOut(other, dismiss, answered).trade.status).to.equal("feedback_updated");
  });

  it("confirmed books what the buyer got as a claim of the seller, and marks the buyer", () => {
    const { trade, claim, marks, entries } = carriedOut(reported(), confirm, answered);
    expect(trade).to.include({ status: "chargeback_started", chargeback: "confirmed" });
    expect(claim).to.deep.equal({
      debtorId: "ana",
      creditorId: "ben",
      amount: money("BTC", 153_000n),
    });
    expect(marks).to.deep.equal([{ traderId: "ana", kind: "chargeback" }]);
    expect(entries).to.deep.equal([]);
    expect(refusalOf(trade, dismiss, answered)).to.equal("wrong_status");
  });

  it("above 10,000 USD is confirmed by two", () => {
    const first = carriedOut(reported(10_000_01n), confirm, answered);
    expect(first.claim).to.equal(undefined);
    expect(first.trade.chargeback).to.equal("pending");
    const alone = decideTrade(first.trade, confirm, answered);
    expect(alone.ok && isAlreadySo(alone.value)).to.equal(true);
    const second = carriedOut(first.trade, { ...confirm, actorId: "mod2" }, answered);
    expect(second.trade.chargeback).to.equal("confirmed");
    expect(second.claim?.amount).to.deep.equal(money("BTC", 153_000n));
  });

  it("is paid when the claim is served", () => {
    const { trade } = carriedOut(reported(), confirm, answered);
    const settled = { act: "debt-settled" } as const;
    const open = reversible(answered.now, { openClaim: 1n });
    expect(refusalOf(trade, settled, open)).to.equal("debt_open");
    expect(refusalOf(reported(), settled, answered)).to.equal("wrong_status");
    const { trade: paid } = carriedOut(trade, settled, answered);
    expect(paid).to.include({ status: "chargeback_paid", chargeback: "paid" });
  });

  it("claims only the buyer's part of a trade that was amended", () => {
    const received = { currency: "EUR", minor: 50_00n };
    const P1 = { proposalId: "P1" } as const;
    const context = contextAt(releasedAt);
    const propose = { act: "amend", actorId: "ana", step: "propose", received, ...P1 } as const;
    const proof = freshProof(releasedAt);
    const accept = { act: "amend", actorId: "ben", step: "accept", proof, ...P1 } as const;
    const proposed = carriedOut(paidTrade(), propose, context).trade;
    const amended = carriedOut(proposed, accept, context).trade;
    const pending = carriedOut(amended, report, reversible(releasedAt + day)).trade;
    const { claim } = carriedOut(pending, confirm, answered);
    expect(claim?.amount).to.deep.equal(money("BTC", 76_500n));
  });
});

describe("a chargeback after a verdict", () => {
  const sup1 = { actorId: "sup1", role: "supermoderator" } as const;
  const disputeCase = { workerId: "sup1", mayWrite: true, hasActed: true, staffLate: false };
  const at = start + 5 * hour;
  const dispute = { act: "dispute", actorId: "ana", reason: "other" } as const;
  const disputed = carriedOut(paidTrade(), dispute, contextAt(at)).trade;

  it("has to wait until the verdict is carried out", () => {
    const command = { act: "decide-buyer", ...sup1 } as const;
    const { trade } = carriedOut(disputed, command, contextAt(at, { disputeCase }));
    expect(refusalOf(trade, report, reversible(at))).to.equal("wrong_status");
  });

  it("claims the buyer's part of a split", () => {
    const command = { act: "decide-split", buyerShare: 2_500, ...sup1 } as const;
    const policy = { ...defaultTradePolicy, appeals: false };
    const { trade } = carriedOut(disputed, command, contextAt(at, { disputeCase, policy }));
    const pending = carriedOut(trade, report, reversible(at)).trade;
    const heard = reversible(at, { buyerAnswered: true });
    const { claim } = carriedOut(pending, confirm, heard);
    expect(claim?.amount).to.deep.equal(money("BTC", 38_250n));
    expect(carriedOut(pending, dismiss, heard).trade.status).to.equal("dispute_awarded");
  });
});

describe("the first feedback", () => {
  const feedback = { act: "first-feedback", actorId: "ana" } as const;

  it("changes the status of a released trade, within 30 days", () => {
    const last = contextAt(releasedAt + 30 * day);
    expect(carriedOut(released(), feedback, last).trade.status).to.equal("feedback_updated");
    expect(refusalOf(released(), feedback, contextAt(last.now + 1))).to.equal("too_late");
  });
});

describe("reopening", () => {
  const end = start + 30 * minute;
  const propose = {
    act: "reopen",
    actorId: "ana",
    step: "propose",
    proposalId: "P1",
    paidLate: false,
  } as const;
  const accept = { act: "reopen", actorId: "ben", step: "accept", proposalId: "P1" } as const;
  const expired = carryOut(openedTrade(), "payment_window", contextAt(end)).trade;
  const good = contextAt(end + hour, {
    market: agreed.marketPrice,
    sellerAvailable: money("BTC", 154_530n),
    startRules: { refusal: undefined },
  });
  const proposed = carriedOut(expired, propose, good).trade;

  it("holds again under the next number, at the old price, with a full window", () => {
    const { trade, entries, usage } = carriedOut(proposed, accept, good);
    expect(trade).to.include({ status: "active_funded", escrow: "held", holds: 2 });
    expect(trade.closedAt).to.equal(undefined);
    expect(trade.deadlines).to.deep.equal({ payment_window: good.now + 30 * minute });
    expect(entries.map(({ ref }) => ref)).to.deep.equal(["hold:T1:2"]);
    expect(usage).to.deep.equal({ kind: "count" });
    expect(trade.money).to.deep.equal(agreed);
    const over = carryOut(trade, "payment_window", contextAt(good.now + 30 * minute));
    expect(over.entries.map(({ ref }) => ref)).to.deep.equal(["settle:T1:2"]);
  });

  it("takes the new price when the market left the band, for the same fiat", () => {
    const { marketPrice } = agreed;
    const market = { ...marketPrice, scaled: marketPrice.scaled * 2n };
    const { trade } = carriedOut(proposed, accept, { ...good, market });
    expect(trade.money.amount).to.deep.equal(money("BTC", 76_499n));
    expect(trade.money.fiat).to.deep.equal(agreed.fiat);
    expect(trade.money.marketPrice).to.deep.equal(market);
  });

  it("is judged as a start is", () => {
    const poor = { ...good, sellerAvailable: money("BTC", 154_529n) };
    expect(refusalOf(proposed, accept, poor)).to.equal("low_balance");
    const limited = { ...good, startRules: { refusal: "offer_not_active" } };
    expect(refusalOf(proposed, accept, limited)).to.equal("start_refused");
    expect(refusalOf(proposed, accept, contextAt(good.now))).to.equal("no_fresh_rate");
  });

  it("ends after seven days: the window first, then the proposal", () => {
    const over = contextAt(end + 7 * day);
    expect(refusalOf(expired, propose, over)).to.equal("window_over");
    const { trade } = carryOut(expired, "reopen_window", over);
    expect(refusalOf(trade, propose, over)).to.equal("too_late");
    expect(proposed.deadlines.proposal).to.equal(end + 7 * day);
  });

  it("can be requested for a day by a buyer who says they paid too late", () => {
    const late = { ...propose, paidLate: true };
    const { trade } = carriedOut(expired, late, good);
    expect(trade.deadlines.proposal).to.equal(end + day);
    expect(refusalOf(expired, late, { ...good, now: end + day })).to.equal("too_late");
    expect(refusalOf(expired, { ...late, actorId: "ben" }, good)).to.equal("not_your_act");
    const cancel = { act: "cancel", actorId: "ana" } as const;
    const left = carriedOut(openedTrade(), cancel, contextAt(start + minute)).trade;
    expect(refusalOf(left, late, good)).to.equal("wrong_status");
    expect(refusalOf(left, propose, good)).to.equal(undefined);
  });

  it("is possible twice", () => {
    const cancel = { act: "cancel", actorId: "ana" } as const;
    const reopen = (closed: Trade): Trade =>
      carriedOut(carriedOut(closed, propose, good).trade, accept, good).trade;
    const first = carriedOut(reopen(expired), cancel, good).trade;
    const second = carriedOut(reopen(first), cancel, good).trade;
    expect(second.holds).to.equal(3);
    expect(second.deadlines).to.deep.equal({});
    expect(refusalOf(second, propose, good)).to.equal("limit_reached");
  });

  it("is not for a trade that was disputed, or never funded", () => {
    const context = contextAt(start + 4 * hour);
    const dispute = { act: "dispute", actorId: "ana", reason: "other" } as const;
    const withdraw = { act: "withdraw-dispute", actorId: "ana" } as const;
    const giveBack = { act: "give-back", actorId: "ana", confirmed: true } as const;
    const disputed = carriedOut(paidTrade(), dispute, context).trade;
    const withdrawn = carriedOut(disputed, withdraw, context).trade;
    for (const trade of [disputed, withdrawn]) {
      const given = carriedOut(trade, giveBack, context).trade;
      expect(given.deadlines).to.deep.equal({});
      expect(refusalOf(given, propose, { ...good, now: context.now })).to.equal("wrong_status");
    }
    const given = carriedOut(paidTrade(), giveBack, context).trade;
    const later = { ...good, now: context.now };
    expect(refusalOf(given, propose, later)).to.equal(undefined);
    const reopened = carriedOut(carriedOut(given, propose, later).trade, accept, later).trade;
    expect(reopened.disputeAvailableAt).to.equal(undefined);
    const unfunded = openedTrade({ deferred: true });
    const over = carryOut(unfunded, "funding_window", contextAt(start + hour)).trade;
    expect(refusalOf(over, propose, good)).to.equal("wrong_status");
  });
});
