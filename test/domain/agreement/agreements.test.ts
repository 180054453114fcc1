import { expect } from "chai";
import type { Fiat } from "../../../src/domain/money/fiat.ts";
import { money } from "../../../src/domain/money/money.ts";
import { carryOut } from "../../../src/domain/trade-decision/carry-out.ts";
import type { TradeCommand } from "../../../src/domain/trade/trade-command.ts";
import type { TradeContext } from "../../../src/domain/trade/trade-context.ts";
import type { TradeChange } from "../../../src/domain/trade/trade-change.ts";
import type { Trade } from "../../../src/domain/trade/trade.ts";
import {
  agreed,
  carriedOut,
  contextAt,
  freshProof,
  hour,
  minute,
  openedTrade,
  paidTrade,
  refusalOf,
  start,
} from "../trade/example-trade.ts";
import { movedTo } from "../trade/observed-effect.ts";

const now = start + 20 * minute;
const context = contextAt(now, {
  sellerAvailable: money("BTC", 1_000_000n),
  startRules: { refusal: undefined },
});
const P1 = { proposalId: "P1" } as const;
const accept = { step: "accept", ...P1 } as const;

function both(
  trade: Trade,
  propose: TradeCommand,
  accepted: TradeCommand,
  at: TradeContext = context,
): TradeChange {
  return carriedOut(carriedOut(trade, propose, at).trade, accepted, at);
}

function received(minor: bigint): Fiat {
  return { currency: "EUR", minor };
}

/** Ana proposes to amend. */
function byBuyer(minor: bigint) {
  const terms = { step: "propose", ...P1, received: received(minor) } as const;
  return { act: "amend", actorId: "ana", ...terms } as const;
}

/** The market price as a percentage of its value at the start. */
function marketAt(percent: bigint): TradeContext {
  const { marketPrice } = agreed;
  return { ...context, market: { ...marketPrice, scaled: (marketPrice.scaled * percent) / 100n } };
}

describe("a cancel that both agree on", () => {
  const propose = { act: "agree-cancel", step: "propose", ...P1, because: "agreed" } as const;
  const byAna = { ...propose, actorId: "ana" };

  it("returns everything without a mark, whoever proposes", () => {
    for (const [first, second] of [
      ["ana", "ben"],
      ["ben", "ana"],
    ] as const) {
      const agree = { act: "agree-cancel", ...accept, actorId: second } as const;
      const change = both(openedTrade(), { ...propose, actorId: first }, agree);
      expect(change.trade).to.include({ status: "cancelled", escrow: "returned" });
      expect(change.marks).to.deep.equal([]);
      expect(change.events[0]).to.include({ by: "both", actorId: second });
    }
  });

  it("is not for the proposer to accept, nor under another id", () => {
    const { trade } = carriedOut(openedTrade(), byAna, context);
    const agree = { act: "agree-cancel", ...accept } as const;
    expect(refusalOf(trade, { ...agree, actorId: "ana" }, context)).to.equal("own_proposal");
    const other = { ...agree, actorId: "ben", proposalId: "P2" };
    expect(refusalOf(trade, other, context)).to.equal("proposal_unknown");
  });

  it("has one open proposal, which lapses after an hour and with every change of status", () => {
    const { trade } = carriedOut(paidTrade(), byAna, context);
    const second = { ...propose, proposalId: "P2", actorId: "ben" };
    expect(refusalOf(trade, second, context)).to.equal("already_asked");
    expect(trade.deadlines.proposal).to.equal(now + hour);
    const lapsed = carryOut(trade, "proposal", contextAt(now + hour)).trade;
    expect(lapsed.proposals).to.deep.equal([]);
    expect(lapsed.deadlines).to.not.have.property("proposal");
    const withdraw = { act: "withdraw-paid", actorId: "ana" } as const;
    const moved = carriedOut(trade, withdraw, contextAt(now)).trade;
    expect(moved.proposals).to.deep.equal([]);
    expect(moved.deadlines).to.not.have.property("proposal");
  });
});

describe("the end of a proposal", () => {
  it("that was deferred, as after an outage, is left alone by other acts", () => {
    const command = { act: "agree-cancel", actorId: "ana", step: "propose", ...P1 } as const;
    const { trade } = carriedOut(openedTrade(), { ...command, because: "agreed" }, context);
    const deferred = { ...trade, deadlines: { ...trade.deadlines, proposal: now + 2 * hour } };
    const extend = { act: "extend", actorId: "ben", seconds: 60 } as const;
    expect(carriedOut(deferred, extend, context).trade.deadlines.proposal).to.equal(now + 2 * hour);
  });
});

describe("paid by someone else", () => {
  const propose = {
    act: "agree-cancel",
    actorId: "ben",
    step: "propose",
    ...P1,
    because: "paid_by_someone_else",
  } as const;

  it("is the seller's to propose, and returns the crypto when the buyer confirms", () => {
    const agree = { act: "agree-cancel", actorId: "ana", ...accept } as const;
    const change = both(paidTrade(), propose, agree);
    expect(change.trade.status).to.equal("cancelled");
    expect(movedTo("available", "ben", change.entries)).to.equal(154_530n);
    expect(refusalOf(paidTrade(), { ...propose, actorId: "ana" }, context)).to.equal(
      "not_your_act",
    );
    expect(refusalOf(openedTrade(), propose, context)).to.equal("wrong_status");
  });

  it("not confirmed within 72 hours opens the dispute to both", () => {
    const slow = paidTrade({ policy: context.policy });
    const later = { ...slow, disputeAvailableAt: now + 100 * hour };
    const { trade } = carriedOut(later, propose, context);
    expect(trade.deadlines.proposal).to.equal(now + 72 * hour);
    const lapsed = carryOut(trade, "proposal", contextAt(now + 72 * hour)).trade;
    expect(lapsed.disputeAvailableAt).to.equal(now + 72 * hour);
  });
});

describe("an amendment", () => {
  const agree = { act: "amend", actorId: "ben", ...accept, proof: freshProof(now) } as const;

  it("to less gives everyone their share rounded down, and the rest back to the seller", () => {
    const { trade, entries, usage } = both(paidTrade(), byBuyer(33_33n), agree);
    expect(trade).to.include({ status: "released", escrow: "split" });
    // 153,000 × 0.3333 = 50,994.9 and 1,530 × 0.3333 = 509.949
    expect(movedTo("available", "ana", entries)).to.equal(50_994n);
    expect(movedTo("available", "ben", entries)).to.equal(154_530n - 50_994n - 509n);
    expect(movedTo("escrow", "T1", entries)).to.equal(-154_530n);
    expect(usage).to.deep.equal({ kind: "part", usdCents: 3_623n, fiatUsed: received(33_33n) });
    expect(trade.money.fiat).to.deep.equal(received(33_33n));
  });

  it("to more takes the difference from the seller, at most a fifth", () => {
    const { trade, entries, usage } = both(paidTrade(), byBuyer(120_00n), agree);
    expect(trade).to.include({ status: "released", escrow: "released" });
    expect(movedTo("available", "ana", entries)).to.equal(183_600n);
    expect(movedTo("available", "ben", entries)).to.equal(-(30_600n + 306n));
    expect(usage).to.deep.equal({ kind: "part", usdCents: 13_044n, fiatUsed: received(120_00n) });
    expect(refusalOf(paidTrade(), byBuyer(120_01n), context)).to.equal("out_of_range");
    expect(refusalOf(paidTrade(), byBuyer(0n), context)).to.equal("out_of_range");
  });

  it("to more is judged as a start of that much would be", () => {
    const { trade } = carriedOut(paidTrade(), byBuyer(120_00n), context);
    const poor = { ...context, sellerAvailable: money("BTC", 30_905n) };
    expect(refusalOf(trade, agree, poor)).to.equal("low_balance");
    const limited = { ...context, startRules: { refusal: "max_per_trade_limit" } };
    expect(refusalOf(trade, agree, limited)).to.equal("start_refused");
    expect(refusalOf(trade, agree, contextAt(now))).to.equal("start_refused");
  });

  it("to just what was agreed asks for nothing more; late staff give the fee back", () => {
    const disputeCase = { workerId: "mod1", mayWrite: true, hasActed: false, staffLate: true };
    const late = contextAt(now, { disputeCase });
    const { trade, entries } = both(paidTrade(), byBuyer(100_00n), agree, late);
    expect(trade).to.include({ status: "released", escrow: "released" });
    expect(movedTo("available", "ana", entries)).to.equal(153_000n);
    expect(movedTo("available", "ben", entries)).to.equal(1_530n);
  });

  it("is a release for the seller: they prove who they are, proposing or accepting", () => {
    const bySeller = { ...byBuyer(50_00n), actorId: "ben" };
    expect(refusalOf(paidTrade(), bySeller, context)).to.equal("proof_needed");
    const { trade } = carriedOut(paidTrade(), byBuyer(50_00n), context);
    expect(refusalOf(trade, { ...agree, proof: undefined }, context)).to.equal("proof_needed");
    const proven = { ...bySeller, proof: freshProof(now) };
    const confirmed = { act: "amend", actorId: "ana", ...accept } as const;
    expect(both(paidTrade(), proven, confirmed).trade.status).to.equal("released");
  });

  it("that would leave the buyer nothing is refused", () => {
    const tiny = { ...agreed, amount: money("BTC", 10n), fee: money("BTC", 0n) };
    expect(refusalOf(paidTrade({ money: tiny }), byBuyer(9_99n), context)).to.equal(
      "amount_too_small",
    );
  });
});

describe("a new price", () => {
  const propose = { act: "re-quote", actorId: "ana", step: "propose", ...P1 } as const;
  const agree = { act: "re-quote", actorId: "ben", ...accept } as const;
  it("after a rise keeps the fiat, and gives the seller back what is too much", () => {
    const { trade, entries, usage } = both(openedTrade(), propose, agree, marketAt(125n));
    expect(trade).to.include({ status: "active_funded", escrow: "held", version: 3 });
    expect(trade.money.fiat).to.deep.equal(agreed.fiat);
    expect(trade.money.amount.units).to.equal(122_399n);
    expect(trade.money.fee.units).to.equal(1_223n);
    expect(entries.map(({ ref }) => ref)).to.deep.equal(["adjust:T1:1"]);
    expect(movedTo("available", "ben", entries)).to.equal(154_530n - 123_622n);
    expect(usage).to.deep.equal({ kind: "open" });
  });

  it("after a fall takes what is missing from the seller, or is refused", () => {
    const { trade, entries } = both(openedTrade(), propose, agree, marketAt(80n));
    expect(trade.money.amount.units).to.equal(191_249n);
    expect(movedTo("escrow", "T1", entries)).to.equal(191_249n + 1_912n - 154_530n);
    const proposed = carriedOut(openedTrade(), propose, marketAt(80n)).trade;
    const poor = { ...marketAt(80n), sellerAvailable: money("BTC", 38_630n) };
    expect(refusalOf(proposed, agree, poor)).to.equal("low_balance");
  });

  it("accepted by the buyer counts as their first act, if they had none before", () => {
    const trade = openedTrade({ offerOwner: "buyer", starterId: "ben" });
    const bySeller = { ...propose, actorId: "ben" };
    const byAna = { ...agree, actorId: "ana" };
    expect(both(trade, bySeller, byAna, marketAt(125n)).trade.openedAt).to.equal(now);
  });

  it("needs fresh rates and a market outside the band, and is valid for ten minutes", () => {
    expect(refusalOf(openedTrade(), propose, context)).to.equal("no_fresh_rate");
    expect(refusalOf(openedTrade(), propose, marketAt(103n))).to.equal("market_inside_band");
    const { trade } = carriedOut(openedTrade(), propose, marketAt(104n));
    expect(trade.deadlines.proposal).to.equal(now + 10 * minute);
    expect(refusalOf(trade, agree, contextAt(now + 10 * minute))).to.equal("window_over");
  });

  it("is the price of the settlement, and counts anew for the next one", () => {
    const first = both(openedTrade(), propose, agree, marketAt(125n)).trade;
    expect(refusalOf(first, { ...propose, proposalId: "P2" }, marketAt(125n))).to.equal(
      "market_inside_band",
    );
    const again = { ...agree, proposalId: "P2" };
    const change = both(first, { ...propose, proposalId: "P2" }, again, marketAt(150n));
    expect(change.entries.map(({ ref }) => ref)).to.deep.equal(["adjust:T1:2"]);
  });
});
