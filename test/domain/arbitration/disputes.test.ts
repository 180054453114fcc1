import { expect } from "chai";
import { carryOut } from "../../../src/domain/trade-decision/carry-out.ts";
import type { Trade } from "../../../src/domain/trade/trade.ts";
import {
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

const paidAt = start + 10 * minute;
const available = contextAt(paidAt + 3 * hour);
const byBuyer = { act: "dispute", actorId: "ana", reason: "other" } as const;
const bySeller = { ...byBuyer, actorId: "ben" } as const;
const byModerator = {
  act: "dispute",
  actorId: "mod1",
  role: "moderator",
  reason: "looks wrong",
} as const;
const withdraw = { act: "withdraw-dispute", actorId: "ana" } as const;

function disputed(): Trade {
  return carriedOut(paidTrade(), byBuyer, available).trade;
}

describe("a dispute", () => {
  it("can be opened by either party from its moment on", () => {
    for (const command of [byBuyer, bySeller]) {
      const justBefore = contextAt(paidAt + 3 * hour - 1);
      expect(refusalOf(paidTrade(), command, justBefore)).to.equal("too_early");
      const { trade } = carriedOut(paidTrade(), command, available);
      expect(trade).to.include({ status: "dispute_open", dispute: "open", escrow: "held" });
      expect(trade.deadlines).to.deep.equal({});
    }
  });

  it("can be opened at once by the seller of a vendor's offer, and only by them", () => {
    const trade = paidTrade({ vendorOffer: true });
    expect(refusalOf(trade, bySeller, contextAt(paidAt))).to.equal(undefined);
    expect(refusalOf(trade, byBuyer, contextAt(paidAt))).to.equal("too_early");
  });

  it("can be opened by staff at any time, with a reason; never by a party as staff", () => {
    expect(refusalOf(paidTrade(), byModerator, contextAt(paidAt))).to.equal(undefined);
    const silent = { ...byModerator, reason: "" };
    expect(refusalOf(paidTrade(), silent, contextAt(paidAt))).to.equal("reason_needed");
    const party = { ...byModerator, actorId: "ben" };
    expect(refusalOf(paidTrade(), party, available)).to.equal("not_your_act");
  });

  it("opens by itself when nobody acts for seven days, counted from the last act", () => {
    const end = paidAt + 7 * day;
    expect(carryOut(paidTrade(), "stale", contextAt(end)).trade.status).to.equal("dispute_open");
    const terms = { step: "propose", proposalId: "P1", because: "agreed" } as const;
    const command = { act: "agree-cancel", actorId: "ben", ...terms } as const;
    const { trade } = carriedOut(paidTrade(), command, contextAt(paidAt + day));
    expect(trade.deadlines.stale).to.equal(end + day);
  });

  it("opens at once when a party is locked, and not earlier by the clock", () => {
    const locked = { act: "stale", because: "locked_party" } as const;
    expect(refusalOf(paidTrade(), locked, contextAt(paidAt + 1))).to.equal(undefined);
    const tooSoon = { act: "stale", because: "time" } as const;
    expect(refusalOf(paidTrade(), tooSoon, contextAt(paidAt + 1))).to.equal("not_due");
  });

  it("can be withdrawn once by the one who opened it, before the case worker acts", () => {
    expect(refusalOf(disputed(), { ...withdraw, actorId: "ben" }, available)).to.equal(
      "not_your_act",
    );
    const disputeCase = { workerId: "mod1", mayWrite: true, hasActed: true, staffLate: false };
    const acted = { ...available, disputeCase };
    expect(refusalOf(disputed(), withdraw, acted)).to.equal("case_worker_acted");
    const { trade } = carriedOut(disputed(), withdraw, available);
    expect(trade).to.include({ status: "paid", dispute: "none" });
    expect(trade.disputeAvailableAt).to.equal(available.now + hour);
    expect(trade.deadlines).to.deep.equal({ stale: available.now + 7 * day });
    const later = contextAt(available.now + hour);
    const again = carriedOut(trade, byBuyer, later).trade;
    expect(refusalOf(again, withdraw, later)).to.equal("limit_reached");
    const byStaff = carriedOut(trade, byModerator, later).trade;
    expect(refusalOf(byStaff, withdraw, later)).to.equal("not_your_act");
  });

  it("that staff or the clock opened is nobody's to withdraw", () => {
    const { trade } = carriedOut(paidTrade(), byModerator, contextAt(paidAt));
    expect(refusalOf(trade, withdraw, available)).to.equal("not_your_act");
  });

  it("is closed by a release or a giving back of the parties", () => {
    const release = { act: "release", actorId: "ben", proof: freshProof(available.now) } as const;
    expect(carriedOut(disputed(), release, available).trade).to.include({
      status: "released",
      dispute: "settled",
    });
    const giveBack = { act: "give-back", actorId: "ana", confirmed: true } as const;
    const { trade } = carriedOut(disputed(), giveBack, available);
    expect(trade).to.include({ status: "cancelled_buyer", dispute: "settled" });
    expect(trade.deadlines).to.deep.equal({});
  });

  it("is not possible before the trade is marked as paid, nor after a release", () => {
    expect(refusalOf(openedTrade(), byBuyer, contextAt(start + minute))).to.equal("wrong_status");
    const release = { act: "release", actorId: "ben", proof: freshProof(available.now) } as const;
    const { trade } = carriedOut(paidTrade(), release, available);
    expect(refusalOf(trade, byBuyer, available)).to.equal("wrong_status");
    expect(refusalOf(trade, byModerator, available)).to.equal("wrong_status");
  });
});
