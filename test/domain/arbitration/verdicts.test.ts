import { expect } from "chai";
import { carryOut } from "../../../src/domain/trade-decision/carry-out.ts";
import { decideTrade } from "../../../src/domain/trade-decision/decide-trade.ts";
import { isAlreadySo } from "../../../src/domain/trade/judgement.ts";
import type { TradeCommand } from "../../../src/domain/trade/trade-command.ts";
import type { DisputeCase, TradeContext } from "../../../src/domain/trade/trade-context.ts";
import type { Instant, Trade } from "../../../src/domain/trade/trade.ts";
import {
  agreed,
  carriedOut,
  contextAt,
  day,
  freshProof,
  hour,
  minute,
  paidTrade,
  refusalOf,
  start,
} from "../trade/example-trade.ts";
import { movedTo } from "../trade/observed-effect.ts";
import { defaultTradePolicy } from "../../../src/domain/policy/default-policy.ts";

const now = start + 10 * minute + 3 * hour;
const mod1 = { actorId: "mod1", role: "moderator" } as const;
const sup1 = { actorId: "sup1", role: "supermoderator" } as const;
const sup2 = { actorId: "sup2", role: "supermoderator" } as const;
const forBuyer = { act: "decide-buyer", ...mod1 } as const;
const forSeller = { act: "decide-seller", ...mod1 } as const;
const split = { act: "decide-split", buyerShare: 3_333, ...sup1 } as const;
const noAppeals = { ...defaultTradePolicy, appeals: false };

/** The case as seen by its case worker. */
function caseOf(
  workerId: string,
  at: Instant = now,
  other: Partial<DisputeCase> = {},
  rest: Partial<TradeContext> = {},
): TradeContext {
  const disputeCase = { workerId, mayWrite: true, hasActed: true, staffLate: false, ...other };
  return contextAt(at, { disputeCase, ...rest });
}

function disputed(usdCents: bigint = agreed.usdCents): Trade {
  const trade = paidTrade({ money: { ...agreed, usdCents } });
  return carriedOut(trade, { act: "dispute", actorId: "ana", reason: "other" }, caseOf("mod1"))
    .trade;
}

/** Whether the case worker's decision waits for a second person. */
function waits(trade: Trade, command: TradeCommand, worker: string): boolean {
  return carriedOut(trade, command, caseOf(worker)).trade.status === "dispute_open";
}

describe("a verdict", () => {
  it("is held for the appeal: a day below 500 USD, seven days from 500 USD", () => {
    const small = carriedOut(disputed(499_99n), forBuyer, caseOf("mod1")).trade;
    expect(small).to.include({ status: "dispute_won_buyer", escrow: "held", dispute: "verdict" });
    expect(small.deadlines).to.deep.equal({ appeal_window: now + day });
    const usual = carriedOut(disputed(500_00n), forSeller, caseOf("mod1")).trade;
    expect(usual.status).to.equal("dispute_won_seller");
    expect(usual.deadlines).to.deep.equal({ appeal_window: now + 7 * day });
  });

  it("is carried out at once where there are no appeals, with a mark for the loser", () => {
    const context = caseOf("mod1", now, {}, { policy: noAppeals });
    const won = carriedOut(disputed(), forBuyer, context);
    expect(won.trade).to.include({
      status: "dispute_won_buyer",
      escrow: "released",
      closedAt: now,
    });
    expect(movedTo("available", "ana", won.entries)).to.equal(153_000n);
    expect(won.usage).to.deep.equal({ kind: "keep" });
    expect(won.marks).to.deep.equal([{ traderId: "ben", kind: "lost_dispute" }]);
    const lost = carriedOut(disputed(), forSeller, context);
    expect(lost.trade).to.include({ status: "dispute_won_seller", escrow: "returned" });
    expect(movedTo("available", "ben", lost.entries)).to.equal(154_530n);
    expect(lost.marks).to.deep.equal([{ traderId: "ana", kind: "lost_dispute" }]);
  });

  it("splits by rounding the buyer's part and the fee down, without a mark", () => {
    const context = caseOf("sup1", now, {}, { policy: noAppeals });
    const { trade, entries, usage, marks } = carriedOut(disputed(), split, context);
    expect(trade).to.include({ status: "dispute_awarded", escrow: "split" });
    // 153,000 × 0.3333 = 50,994.9 and 1,530 × 0.3333 = 509.949
    expect(movedTo("available", "ana", entries)).to.equal(50_994n);
    expect(movedTo("available", "ben", entries)).to.equal(154_530n - 50_994n - 509n);
    expect(usage).to.deep.equal({
      kind: "part",
      usdCents: 3_623n,
      fiatUsed: { currency: "EUR", minor: 33_33n },
    });
    expect(marks).to.deep.equal([]);
    expect(trade.money).to.deep.equal(agreed);
  });

  it("uses of the cap what the buyer's part cost, rounded up", () => {
    const fiat = { currency: "EUR", minor: 99_99n };
    const trade = { ...disputed(), money: { ...agreed, fiat } };
    const context = caseOf("sup1", now, {}, { policy: noAppeals });
    // 99.99 × 0.3333 = 33.326667
    const fiatUsed = { currency: "EUR", minor: 33_33n };
    expect(carriedOut(trade, split, context).usage).to.deep.include({ fiatUsed });
  });

  it("that rounds the buyer's part to nothing gives the count back", () => {
    const tiny = {
      ...agreed,
      amount: { ...agreed.amount, units: 1n as typeof agreed.amount.units },
    };
    const trade = { ...disputed(), money: tiny };
    const context = caseOf("sup1", now, {}, { policy: noAppeals });
    expect(carriedOut(trade, split, context).usage).to.deep.equal({ kind: "give_back" });
  });

  it("gives the fee back when staff were late", () => {
    const late = caseOf("mod1", now, { staffLate: true }, { policy: noAppeals });
    const { entries } = carriedOut(disputed(), forBuyer, late);
    expect(movedTo("available", "ana", entries)).to.equal(153_000n);
    expect(movedTo("available", "ben", entries)).to.equal(1_530n);
  });

  it("remembers that the fee goes back when staff were late and the escrow is on the chain", () => {
    const plain = disputed();
    const onChain = { ...plain, memory: { ...plain.memory, custody: "multisig" as const } };
    const ruled = (late: boolean, command: typeof forBuyer | typeof split | typeof forSeller) => {
      const context = caseOf(command.actorId, now, { staffLate: late }, { policy: noAppeals });
      const { trade, entries } = carriedOut(onChain, command, context);
      expect(entries).to.deep.equal([]);
      return trade.memory.feeGoesBack ?? false;
    };
    expect([ruled(true, forBuyer), ruled(true, split)]).to.deep.equal([true, true]);
    expect([ruled(true, forSeller), ruled(false, forBuyer)]).to.deep.equal([false, false]);
    const late = caseOf("mod1", now, { staffLate: true }, { policy: noAppeals });
    expect(carriedOut(plain, forBuyer, late).trade.memory).not.to.have.property("feeGoesBack");
  });

  it("is the assigned case worker's alone, with the permission to write", () => {
    expect(refusalOf(disputed(), forBuyer, contextAt(now))).to.equal("not_your_case");
    expect(refusalOf(disputed(), forBuyer, caseOf("mod2"))).to.equal("not_your_case");
    const reading = caseOf("mod1", now, { mayWrite: false });
    expect(refusalOf(disputed(), forBuyer, reading)).to.equal("case_not_writable");
    const party = { ...forBuyer, actorId: "ana" };
    expect(refusalOf(disputed(), party, caseOf("ana"))).to.equal("not_your_act");
  });

  it("gives a share of 1 … 9,999 basis points", () => {
    for (const buyerShare of [0, 10_000, 0.5, -1, Number.NaN]) {
      expect(refusalOf(disputed(), { ...split, buyerShare }, caseOf("sup1"))).to.equal(
        "out_of_range",
      );
    }
    for (const buyerShare of [1, 9_999]) {
      expect(refusalOf(disputed(), { ...split, buyerShare }, caseOf("sup1"))).to.equal(undefined);
    }
  });
});

describe("a verdict that needs two", () => {
  it("is one above 10,000 USD, or a moderator's split", () => {
    expect(waits(disputed(10_000_00n), forBuyer, "mod1")).to.equal(false);
    expect(waits(disputed(10_000_01n), forBuyer, "mod1")).to.equal(true);
    expect(waits(disputed(), split, "sup1")).to.equal(false);
    const moderators = { ...split, ...mod1 };
    expect(waits(disputed(), moderators, "mod1")).to.equal(true);
  });

  it("stands when a supermoderator confirms exactly the same", () => {
    const { trade } = carriedOut(disputed(20_000_00n), forBuyer, caseOf("mod1"));
    const confirm = { act: "decide-buyer", ...sup1 } as const;
    const other = { act: "decide-seller", ...sup1 } as const;
    const moderator = { act: "decide-buyer", actorId: "mod2", role: "moderator" } as const;
    expect(refusalOf(trade, other, caseOf("mod1"))).to.equal("verdict_differs");
    expect(refusalOf(trade, moderator, caseOf("mod1"))).to.equal("not_your_case");
    // The proposer lost the case: there is nothing left to confirm.
    expect(refusalOf(trade, confirm, caseOf("mod2"))).to.equal("not_your_case");
    const stands = carriedOut(trade, confirm, caseOf("mod1")).trade;
    expect(stands.status).to.equal("dispute_won_buyer");
    expect(stands.memory.deciderIds).to.deep.equal(["mod1", "sup1"]);
  });

  it("asked again by the first is so already; decided anew, the second has to see it", () => {
    const { trade } = carriedOut(disputed(20_000_00n), forBuyer, caseOf("mod1"));
    const again = decideTrade(trade, forBuyer, caseOf("mod1"));
    expect(again.ok && isAlreadySo(again.value)).to.equal(true);
    const changed = carriedOut(trade, forSeller, caseOf("mod1")).trade;
    expect(changed.memory.waiting).to.have.length(1);
    const confirm = { act: "decide-buyer", ...sup1 } as const;
    expect(refusalOf(changed, confirm, caseOf("mod1"))).to.equal("verdict_differs");
  });
});

describe("an appeal", () => {
  const held = carriedOut(disputed(), forSeller, caseOf("mod1")).trade;
  const appeal = { act: "appeal", actorId: "ana" } as const;
  const filed = carriedOut(held, appeal, caseOf("mod1", now + hour)).trade;
  const reject = { act: "reject-appeal", ...sup1 } as const;
  const grant = { act: "grant-appeal", ...sup1 } as const;

  it("is for the side that did not get all, inside the window", () => {
    const ofWinner = { ...appeal, actorId: "ben" };
    expect(refusalOf(held, ofWinner, caseOf("mod1"))).to.equal("not_your_act");
    expect(refusalOf(held, appeal, caseOf("mod1", now + day))).to.equal("window_over");
    expect(filed).to.include({ status: "dispute_won_seller", dispute: "appeal_filed" });
    expect(filed.deadlines).to.deep.equal({ appeal_unheard: now + hour + 72 * hour });
  });

  it("that nobody files leaves the verdict to be carried out", () => {
    const { trade, marks } = carryOut(held, "appeal_window", caseOf("mod1", now + day));
    expect(trade).to.include({ status: "dispute_won_seller", escrow: "returned" });
    expect(marks).to.deep.equal([{ traderId: "ana", kind: "lost_dispute" }]);
    expect(trade.deadlines).to.deep.equal({});
  });

  it("is not needed when everybody who could file one accepts", () => {
    const accept = { act: "accept-verdict", actorId: "ana" } as const;
    expect(carriedOut(held, accept, caseOf("mod1")).trade.escrow).to.equal("returned");
    const shared = carriedOut(disputed(), split, caseOf("sup1")).trade;
    const first = carriedOut(shared, accept, caseOf("sup1")).trade;
    expect(first.escrow).to.equal("held");
    expect(refusalOf(first, appeal, caseOf("sup1"))).to.equal("already_accepted");
    const second = carriedOut(first, { ...accept, actorId: "ben" }, caseOf("sup1")).trade;
    expect(second).to.include({ status: "dispute_awarded", escrow: "split" });
  });

  it("of one side of a split ends the other's right to appeal or accept", () => {
    const shared = carriedOut(disputed(), split, caseOf("sup1")).trade;
    const { trade } = carriedOut(shared, appeal, caseOf("sup1"));
    const other = { ...appeal, actorId: "ben" };
    expect(refusalOf(trade, other, caseOf("sup1"))).to.equal("limit_reached");
    const accept = { act: "accept-verdict", actorId: "ben" } as const;
    expect(refusalOf(trade, accept, caseOf("sup1"))).to.equal("wrong_status");
  });

  it("is heard by a supermoderator who had no part in the verdict", () => {
    const own = carriedOut(disputed(), split, caseOf("sup1")).trade;
    const ownFiled = carriedOut(own, appeal, caseOf("sup1")).trade;
    for (const act of ["reject-appeal", "grant-appeal"] as const) {
      expect(refusalOf(ownFiled, { act, ...sup1 }, caseOf("sup1"))).to.equal("not_your_case");
      expect(refusalOf(ownFiled, { act, ...sup2 }, caseOf("sup1"))).to.equal(undefined);
      expect(refusalOf(held, { act, ...sup2 }, caseOf("mod1"))).to.equal("wrong_status");
    }
  });

  it("rejected carries the verdict out", () => {
    const { trade } = carriedOut(filed, reject, caseOf("mod1", now + day));
    expect(trade).to.include({ escrow: "returned", dispute: "appeal_used" });
  });

  it("granted opens the case for somebody new, whose verdict is final", () => {
    const { trade } = carriedOut(filed, grant, caseOf("mod1", now + day));
    expect(trade).to.include({ status: "dispute_open", escrow: "held", dispute: "appeal_used" });
    expect(refusalOf(trade, forBuyer, caseOf("mod1", now + day))).to.equal("not_your_case");
    const withdraw = { act: "withdraw-dispute", actorId: "ana" } as const;
    const untouched = caseOf("mod2", now + day, { hasActed: false });
    expect(refusalOf(trade, withdraw, untouched)).to.equal("case_worker_acted");
    const next = { act: "decide-buyer", actorId: "mod2", role: "moderator" } as const;
    const final = carriedOut(trade, next, caseOf("mod2", now + day)).trade;
    expect(final).to.include({ status: "dispute_won_buyer", escrow: "released" });
    expect(final.dispute).to.equal("appeal_used");
    expect(refusalOf(final, { ...appeal, actorId: "ben" }, caseOf("mod2"))).to.equal(
      "wrong_status",
    );
  });

  it("unheard is told to admins after 72 hours; after 14 days the verdict stands, without fee", () => {
    const won = carriedOut(disputed(), forBuyer, caseOf("mod1")).trade;
    const asked = carriedOut(won, { ...appeal, actorId: "ben" }, caseOf("mod1")).trade;
    const told = carryOut(asked, "appeal_unheard", caseOf("mod1", now + 72 * hour));
    expect(told.trade).to.include({ escrow: "held", dispute: "appeal_filed" });
    expect(told.trade.deadlines).to.deep.equal({ appeal_unheard: now + 14 * day });
    const stood = carryOut(told.trade, "appeal_unheard", caseOf("mod1", now + 14 * day));
    expect(stood.trade).to.include({ status: "dispute_won_buyer", escrow: "released" });
    expect(movedTo("available", "ana", stood.entries)).to.equal(153_000n);
    expect(movedTo("available", "ben", stood.entries)).to.equal(1_530n);
  });
});

describe("a held verdict", () => {
  const release = { act: "release", actorId: "ben", proof: freshProof(now) } as const;
  const giveBack = { act: "give-back", actorId: "ana", confirmed: true } as const;

  it("can be outdone by the side that got something, and by no other", () => {
    const sellers = carriedOut(disputed(), forSeller, caseOf("mod1")).trade;
    expect(carriedOut(sellers, release, caseOf("mod1")).trade.status).to.equal("released");
    expect(refusalOf(sellers, giveBack, caseOf("mod1"))).to.equal("wrong_status");
    const buyers = carriedOut(disputed(), forBuyer, caseOf("mod1")).trade;
    const given = carriedOut(buyers, giveBack, caseOf("mod1")).trade;
    expect(given).to.include({ status: "cancelled_buyer", escrow: "returned", dispute: "verdict" });
    expect(given.deadlines).to.deep.equal({});
    expect(refusalOf(buyers, release, caseOf("mod1"))).to.equal("wrong_status");
  });

  it("once carried out is not outdone any more", () => {
    const accept = { act: "accept-verdict", actorId: "ana" } as const;
    const sellers = carriedOut(disputed(), forSeller, caseOf("mod1")).trade;
    const { trade } = carriedOut(sellers, accept, caseOf("mod1"));
    expect(refusalOf(trade, release, caseOf("mod1"))).to.equal("wrong_status");
  });
});
