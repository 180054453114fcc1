import { expect } from "chai";
import { carryOut } from "../../../src/domain/trade-decision/carry-out.ts";
import { decideTrade } from "../../../src/domain/trade-decision/decide-trade.ts";
import { dueDeadline } from "../../../src/domain/trade/due-deadline.ts";
import { isAlreadySo } from "../../../src/domain/trade/judgement.ts";
import type { IdentityProof } from "../../../src/domain/account/identity-proof.ts";
import type { Trade } from "../../../src/domain/trade/trade.ts";
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
} from "../trade/example-trade.ts";
import { movedTo } from "../trade/observed-effect.ts";

const paid = { act: "paid", actorId: "ana" } as const;
const at10 = start + 10 * minute;

function release(proof?: IdentityProof) {
  return { act: "release", actorId: "ben", proof } as const;
}

function worth(usdCents: bigint): Trade {
  return paidTrade({ money: { ...agreed, usdCents } });
}

describe("paid", () => {
  it("stops the payment window and delays a dispute by 180 minutes", () => {
    const { trade, entries, usage } = carriedOut(openedTrade(), paid, contextAt(at10));
    expect(trade).to.include({ status: "paid", paidAt: at10, escrow: "held", version: 2 });
    expect(trade.disputeAvailableAt).to.equal(at10 + 180 * minute);
    expect(trade.deadlines).to.deep.equal({ stale: at10 + 7 * day });
    expect({ entries, usage }).to.deep.equal({ entries: [], usage: { kind: "open" } });
  });

  it("within five minutes of the start delays a dispute by only 30 minutes", () => {
    const quick = carriedOut(openedTrade(), paid, contextAt(start + 5 * minute)).trade;
    expect(quick.disputeAvailableAt).to.equal(start + 35 * minute);
  });

  it("waits three days longer than a slow method takes before it goes stale", () => {
    const slow = openedTrade({ settlementSeconds: 6 * 86_400 });
    const { trade } = carriedOut(slow, paid, contextAt(at10));
    expect(trade.deadlines.stale).to.equal(at10 + 9 * day);
  });

  it("is the buyer's to say, before the deadline and once every requirement is met", () => {
    const trade = openedTrade();
    expect(refusalOf(trade, { ...paid, actorId: "ben" }, contextAt(at10))).to.equal("not_your_act");
    expect(refusalOf(trade, { ...paid, actorId: "eve" }, contextAt(at10))).to.equal("not_your_act");
    expect(refusalOf(trade, paid, contextAt(at10, { openRequirements: ["R1"] }))).to.equal(
      "requirements_open",
    );
    const justBefore = start + 30 * minute - 1;
    expect(refusalOf(trade, paid, contextAt(justBefore))).to.equal(undefined);
    expect(refusalOf(trade, paid, contextAt(justBefore + 1))).to.equal("window_over");
  });

  it("said again is so already", () => {
    const decision = decideTrade(paidTrade(), paid, contextAt(at10 + 1));
    expect(decision.ok && isAlreadySo(decision.value)).to.equal(true);
  });

  it("after the window is refused with the time until which the buyer may ask to reopen", () => {
    const end = start + 30 * minute;
    const { trade } = carryOut(openedTrade(), "payment_window", contextAt(end));
    expect(decideTrade(trade, paid, contextAt(end + hour))).to.deep.equal({
      ok: false,
      refusal: { code: "window_over", deadline: "payment_window", reopenUntil: end + day },
    });
    expect(decideTrade(trade, paid, contextAt(end + day))).to.deep.equal({
      ok: false,
      refusal: { code: "window_over", deadline: "payment_window" },
    });
  });

  it("is refused to a gift-card trade, which shares a code instead", () => {
    expect(refusalOf(openedTrade({ flow: "gcc-auto" }), paid, contextAt(at10))).to.equal(
      "not_in_this_flow",
    );
  });
});

describe("the payment window", () => {
  it("is over at its exact end, and returns everything to the seller", () => {
    const trade = openedTrade();
    const end = start + 30 * minute;
    expect(dueDeadline(trade, end - 1)).to.equal(undefined);
    expect(dueDeadline(trade, end)).to.equal("payment_window");
    const change = carryOut(trade, "payment_window", contextAt(end));
    expect(change.trade).to.include({ status: "expired", escrow: "returned", closedAt: end });
    expect(change.usage).to.deep.equal({ kind: "give_back" });
    expect(change.marks).to.deep.equal([{ traderId: "ana", kind: "window_over" }]);
    expect(change.entries.map(({ ref }) => ref)).to.deep.equal(["settle:T1:1"]);
    expect(change.entries[0]?.postings.at(-1)).to.deep.equal({
      account: { kind: "available", asset: "BTC", traderId: "ben" },
      amount: { asset: "BTC", units: 154_530n },
    });
  });

  it("is due after what is due earlier, whatever the order of the kinds", () => {
    const deadlines = { payment_window: start + 2, staff_cancel: start + 1, proposal: start + 3 };
    expect(dueDeadline({ deadlines }, start + 9)).to.equal("staff_cancel");
    const same = { payment_window: start + 2, staff_cancel: start + 2 };
    expect(dueDeadline({ deadlines: same }, start + 9)).to.equal("payment_window");
  });

  it("never ends a paid trade", () => {
    expect(dueDeadline(paidTrade(), start + 6 * day)).to.equal(undefined);
    expect(refusalOf(paidTrade(), { act: "window-over" }, contextAt(start + 6 * day))).to.equal(
      "wrong_status",
    );
  });

  it("is not carried out before its time", () => {
    expect(() => carryOut(openedTrade(), "payment_window", contextAt(at10))).to.throw(RangeError);
    expect(refusalOf(openedTrade(), { act: "window-over" }, contextAt(at10))).to.equal("not_due");
  });
});

describe("release", () => {
  const later = start + hour;

  it("gives the buyer the amount and the platform its fee, under settle:<trade>:1", () => {
    const change = carriedOut(paidTrade(), release(freshProof(later)), contextAt(later));
    expect(change.trade).to.include({ status: "released", escrow: "released", closedAt: later });
    expect(change.usage).to.deep.equal({ kind: "keep" });
    expect(change.entries[0]).to.deep.equal({
      ref: "settle:T1:1",
      postings: [
        {
          account: { kind: "escrow", asset: "BTC", tradeId: "T1" },
          amount: { asset: "BTC", units: -154_530n },
        },
        {
          account: { kind: "available", asset: "BTC", traderId: "ana" },
          amount: { asset: "BTC", units: 153_000n },
        },
        { account: { kind: "fees", asset: "BTC" }, amount: { asset: "BTC", units: 1_530n } },
      ],
    });
  });

  it("returns the fee to the seller if staff were late with the case", () => {
    const disputeCase = { workerId: "mod1", mayWrite: true, hasActed: false, staffLate: true };
    const context = contextAt(later, { disputeCase });
    const { entries } = carriedOut(paidTrade(), release(freshProof(later)), context);
    expect(movedTo("available", "ana", entries)).to.equal(153_000n);
    expect(movedTo("available", "ben", entries)).to.equal(1_530n);
  });

  it("needs a proof that is at most five minutes old and not from the future", () => {
    const refusalAt = (provenAt: number) =>
      refusalOf(paidTrade(), release({ kind: "password", provenAt }), contextAt(later));
    expect(refusalOf(paidTrade(), release(), contextAt(later))).to.equal("proof_needed");
    expect(refusalAt(later - 5 * minute)).to.equal(undefined);
    expect(refusalAt(later - 5 * minute - 1)).to.equal("proof_needed");
    expect(refusalAt(later + 1)).to.equal("proof_needed");
  });

  it("asks for the factor if one is set", () => {
    const context = contextAt(later, { sellerHasReleaseFactor: true });
    expect(refusalOf(paidTrade(), release(freshProof(later)), context)).to.equal("proof_needed");
    const factor = { kind: "factor", provenAt: later } as const;
    expect(refusalOf(paidTrade(), release(factor), context)).to.equal(undefined);
  });

  it("takes a session of at most a day for less than 100 USD only", () => {
    expect(
      refusalOf(
        worth(99_99n),
        release({ kind: "session", provenAt: later - day }),
        contextAt(later),
      ),
    ).to.equal(undefined);
    expect(
      refusalOf(
        worth(99_99n),
        release({ kind: "session", provenAt: later - day - 1 }),
        contextAt(later),
      ),
    ).to.equal("proof_needed");
    expect(
      refusalOf(worth(100_00n), release({ kind: "session", provenAt: later }), contextAt(later)),
    ).to.equal("proof_needed");
  });

  it("is never possible before paid, and never the buyer's", () => {
    const proof = freshProof(later);
    const context = contextAt(start + minute);
    expect(refusalOf(openedTrade(), release(proof), context)).to.equal("wrong_status");
    const byBuyer = { act: "release", actorId: "ana", proof } as const;
    expect(refusalOf(paidTrade(), byBuyer, contextAt(later))).to.equal("not_your_act");
  });

  it("said again by the seller is so already, even without a proof", () => {
    const { trade } = carriedOut(paidTrade(), release(freshProof(later)), contextAt(later));
    const decision = decideTrade(trade, release(), contextAt(later + 1));
    expect(decision.ok && isAlreadySo(decision.value)).to.equal(true);
  });
});
