import { expect } from "chai";
import fc from "fast-check";
import { outcomesOf } from "../../../src/domain/dispute/outcomes.ts";
import { money } from "../../../src/domain/money/money.ts";
import { openTrade } from "../../../src/domain/trade-decision/open-trade.ts";
import { carryOutExit } from "../../../src/domain/settlement/exit.ts";
import { custodyOf } from "../../../src/domain/trade/custody.ts";
import type { Trade } from "../../../src/domain/trade/trade.ts";
import {
  agreed,
  carriedOut,
  contextAt,
  freshProof,
  minute,
  opening,
  openedTrade,
  paidTrade,
  refusalOf,
  start,
} from "./example-trade.ts";
import { anyHappenings, TradeLife } from "./random-trade.ts";

const onChain = { ...opening, deferred: true, custody: "multisig" } as const;
const fundByChain = { act: "fund", actorId: "ben", coin: "ab".repeat(32) } as const;
const later = contextAt(start + minute);

/** As the chain funds it: a block has the coin, and enough others confirm it. */
function funded(): Trade {
  const processing = carriedOut(openTrade(onChain).trade, fundByChain, later).trade;
  return carriedOut(processing, { act: "funding-held" }, later).trade;
}

describe("a trade whose escrow is on the chain", () => {
  it("says so from its start to its end; every other one is in the books", () => {
    const held = funded();
    const paid = carriedOut(held, { act: "paid", actorId: "ana" }, later).trade;
    const proof = freshProof(later.now);
    const over = carriedOut(
      paid,
      { act: "release", actorId: "ben", proof, signed: true },
      later,
    ).trade;
    expect([held, paid, over].map(custodyOf)).to.deep.equal(["multisig", "multisig", "multisig"]);
    expect([held.escrow, over.escrow]).to.deep.equal(["held", "released"]);
    expect(custodyOf(openedTrade())).to.equal("ledger");
  });

  it("never books anything, whatever anyone does", () => {
    const lifeOf = (happenings: Parameters<TradeLife["go"]>[0][]) => {
      const life = new TradeLife(onChain);
      life.trade = funded();
      life.now = later.now;
      for (const happening of happenings) life.go(happening);
      return life;
    };
    fc.assert(
      fc.property(anyHappenings, (happenings) => {
        expect(lifeOf(happenings).refs).to.deep.equal([]);
      }),
      { numRuns: 300 },
    );
    // Which acts occur is a matter of chance: always the same lives show that these do.
    const lives = fc.sample(anyHappenings, { seed: 7, numRuns: 300 }).map(lifeOf);
    const acts = new Set(
      lives.flatMap(({ changes }) => changes.flatMap(({ events }) => events.map(({ act }) => act))),
    );
    expect([...acts]).to.include.members(["paid", "give-back", "dispute", "window-over"]);
    for (const act of ["amend", "re-quote", "reopen"]) expect(acts).not.to.include(act);
  });

  it("is funded by the chain alone, at any market price", () => {
    const { trade } = openTrade(onChain);
    const asked = { act: "fund", actorId: "ben" } as const;
    expect(refusalOf(trade, asked, later)).to.equal("escrow_on_chain");
    const moved = { ...agreed.marketPrice, scaled: agreed.marketPrice.scaled * 3n };
    const away = contextAt(start + minute, { market: moved });
    const { trade: processing, events } = carriedOut(trade, fundByChain, away);
    expect(processing.status).to.equal("funds_processing");
    expect(events[0]?.facts).to.deep.equal({ coin: fundByChain.coin });
    const refused = carriedOut(processing, { act: "funding-refused" }, later).trade;
    expect([refused.status, refused.deadlines.funding_window]).to.deep.equal([
      "not_funded",
      trade.deadlines.funding_window,
    ]);
  });

  it("takes no act after which another coin would have to be held", () => {
    const paid = carriedOut(funded(), { act: "paid", actorId: "ana" }, later).trade;
    const proposed = { step: "propose", proposalId: "P", actorId: "ana" } as const;
    const received = { ...agreed.fiat, minor: 50_00n };
    const amend = { act: "amend", ...proposed, received } as const;
    expect(refusalOf(paid, amend, later)).to.equal("escrow_on_chain");
    expect(refusalOf(paidTrade(), amend, contextAt(start + 11 * minute))).not.to.equal(
      "escrow_on_chain",
    );
    const reQuote = { act: "re-quote", ...proposed } as const;
    expect(refusalOf(funded(), reQuote, later)).to.equal("escrow_on_chain");
    const cancelled = carriedOut(funded(), { act: "cancel", actorId: "ana" }, later).trade;
    const reopen = { act: "reopen", ...proposed, paidLate: false } as const;
    expect(refusalOf(cancelled, reopen, later)).to.equal("escrow_on_chain");
    expect(cancelled.deadlines).to.deep.equal({});
  });

  it("is released only with the seller's signature", () => {
    const paid = carriedOut(funded(), { act: "paid", actorId: "ana" }, later).trade;
    const release = { act: "release", actorId: "ben", proof: freshProof(later.now) } as const;
    expect(refusalOf(paid, release, later)).to.equal("signature_needed");
    expect(refusalOf(paid, { ...release, signed: true }, later)).to.equal(undefined);
    const unproven = { act: "release", actorId: "ben", signed: true } as const;
    expect(refusalOf(paid, unproven, later)).to.equal("proof_needed");
  });

  it("ends when its escrow was left, whatever stage it is in, books nothing and frees what was counted", () => {
    const paid = carriedOut(funded(), { act: "paid", actorId: "ana" }, later).trade;
    const wait = contextAt(start + 60 * minute);
    const disputed = carriedOut(
      paid,
      { act: "dispute", actorId: "ben", reason: "other" },
      contextAt(paid.disputeAvailableAt ?? wait.now),
    ).trade;
    for (const trade of [funded(), paid, disputed]) {
      const change = carryOutExit(trade, "cd", wait);
      expect(change.trade).to.include({ status: "expired", escrow: "returned" });
      expect(change.trade.dispute).to.equal(trade.dispute === "none" ? "none" : "settled");
      expect(change.trade.deadlines).to.deep.equal({});
      expect([change.entries, change.marks]).to.deep.equal([[], []]);
      expect(change.usage).to.deep.equal({ kind: "give_back" });
      expect(change.events).to.have.lengthOf(1);
      expect(change.events[0]).to.deep.include({ act: "exit", facts: { transaction: "cd" } });
      expect(() => carryOutExit(change.trade, "cd", wait)).to.throw(RangeError);
    }
    expect(() => carryOutExit(paidTrade(), "cd", wait)).to.throw(RangeError);
  });

  it("begins only unfunded, in Bitcoin and without cashback", () => {
    const wrong = [
      { ...onChain, deferred: false },
      { ...onChain, money: { ...agreed, cashback: money("BTC", 1n) } },
      { ...onChain, money: { ...agreed, amount: money("USDT", 1n) } },
    ];
    for (const each of wrong) expect(() => openTrade(each)).to.throw(RangeError);
  });

  it("shows staff what a verdict would move, as for one in the books", () => {
    const inBooks = outcomesOf(paidTrade(), false);
    const paid = carriedOut(funded(), { act: "paid", actorId: "ana" }, later).trade;
    expect(outcomesOf(paid, false)).to.deep.equal(inBooks);
    expect(inBooks.map(({ buyerGets }) => buyerGets > 0n)).to.deep.equal([true, false, true]);
  });
});
