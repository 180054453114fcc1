import { expect } from "chai";
import { carryOut } from "../../../src/domain/trade-decision/carry-out.ts";
import { decideTrade } from "../../../src/domain/trade-decision/decide-trade.ts";
import { isAlreadySo } from "../../../src/domain/trade/judgement.ts";
import { noteOpened } from "../../../src/domain/trade/note-opened.ts";
import type { TradeCommand } from "../../../src/domain/trade/trade-command.ts";
import type { Trade } from "../../../src/domain/trade/trade.ts";
import {
  agreed,
  carriedOut,
  contextAt,
  hour,
  minute,
  openedTrade,
  paidTrade,
  refusalOf,
  start,
} from "../trade/example-trade.ts";
import { movedTo } from "../trade/observed-effect.ts";

const byBuyer = { act: "cancel", actorId: "ana" } as const;
const bySeller = { act: "cancel", actorId: "ben" } as const;
const byStaff = {
  act: "staff-cancel",
  actorId: "sup1",
  role: "supermoderator",
  reason: "banned",
} as const;
const outside = { ...agreed.marketPrice, scaled: (agreed.marketPrice.scaled * 1_031n) / 1_000n };

/** A trade that Ben started on Ana's offer to buy. */
function startedBySeller(): Trade {
  return openedTrade({ offerOwner: "buyer", starterId: "ben" });
}

/** How many marks the buyer gets for cancelling while there is a market price. */
function marksAt(scaled: bigint): number {
  const context = contextAt(start + minute, { market: { ...agreed.marketPrice, scaled } });
  return carriedOut(openedTrade(), byBuyer, context).marks.length;
}

function marksAfterProposalOf(actorId: string): number {
  const context = contextAt(start + minute);
  const terms = { step: "propose", proposalId: "P1", because: "agreed" } as const;
  const command = { act: "agree-cancel", actorId, ...terms } as const;
  const { trade } = carriedOut(openedTrade(), command, context);
  return carriedOut(trade, byBuyer, context).marks.length;
}

/** Staff have just announced that they will cancel. */
function announced(): Trade {
  return carriedOut(openedTrade({ windowSeconds: 7200 }), byStaff, contextAt(start)).trade;
}

describe("cancel", () => {
  it("by the buyer gives everything back and leaves a mark", () => {
    const change = carriedOut(openedTrade(), byBuyer, contextAt(start + minute));
    expect(change.trade).to.include({ status: "cancelled_buyer", escrow: "returned" });
    expect(movedTo("available", "ben", change.entries)).to.equal(154_530n);
    expect(change.usage).to.deep.equal({ kind: "give_back" });
    expect(change.marks).to.deep.equal([{ traderId: "ana", kind: "cancelled_as_buyer" }]);
  });

  it("leaves no mark while the market is outside the band", () => {
    const { scaled } = agreed.marketPrice;
    expect(marksAt((scaled * 103n) / 100n)).to.equal(1);
    expect(marksAt((scaled * 103n) / 100n + 1n)).to.equal(0);
    expect(marksAt((scaled * 97n) / 100n)).to.equal(1);
    expect(marksAt((scaled * 97n) / 100n - 1n)).to.equal(0);
  });

  it("leaves no mark when the seller proposed the end, and one when the buyer did", () => {
    expect(marksAfterProposalOf("ben")).to.equal(0);
    expect(marksAfterProposalOf("ana")).to.equal(1);
  });

  it("by the seller needs a buyer who owns the offer and opened nothing for five minutes", () => {
    const at5 = contextAt(start + 5 * minute);
    const trade = startedBySeller();
    expect(refusalOf(trade, bySeller, contextAt(start + 5 * minute - 1))).to.equal("too_early");
    const change = carriedOut(trade, bySeller, at5);
    expect(change.trade).to.include({ status: "cancelled_seller", escrow: "returned" });
    expect(change.marks).to.deep.equal([{ traderId: "ana", kind: "unresponsive" }]);
    expect(refusalOf(openedTrade(), bySeller, at5)).to.equal("not_your_act");
    const opened = noteOpened(trade, "ana", at5)?.trade;
    expect(opened && refusalOf(opened, bySeller, at5)).to.equal("not_your_act");
  });

  it("by the seller is never possible once the buyer marked it as paid, even if they withdrew that", () => {
    const context = contextAt(start + 10 * minute);
    const paid = carriedOut(startedBySeller(), { act: "paid", actorId: "ana" }, context).trade;
    const command = { act: "withdraw-paid", actorId: "ana" } as const;
    const { trade } = carriedOut(paid, command, context);
    expect(refusalOf(trade, bySeller, context)).to.equal("not_your_act");
  });

  it("of a trade that was never funded moves nothing; the seller gets the mark if they cancel", () => {
    const pending = openedTrade({ deferred: true });
    const cancelled = carriedOut(pending, bySeller, contextAt(start + minute));
    expect(cancelled.trade).to.include({ status: "cancelled_seller", escrow: "none" });
    expect(cancelled.entries).to.deep.equal([]);
    expect(cancelled.marks).to.deep.equal([{ traderId: "ben", kind: "cancelled_as_seller" }]);
    expect(carriedOut(pending, byBuyer, contextAt(start + minute)).marks).to.deep.equal([]);
  });
});

describe("opening a trade", () => {
  it("is written once, and only for the buyer", () => {
    const context = contextAt(start + minute);
    expect(noteOpened(startedBySeller(), "ben", context)).to.equal(undefined);
    const opened = noteOpened(startedBySeller(), "ana", context)?.trade;
    expect(opened).to.include({ openedAt: start + minute, version: 2 });
    expect(opened && noteOpened(opened, "ana", context)).to.equal(undefined);
  });

  it("is not an act of the seller, of staff or of a deadline", () => {
    const context = contextAt(start + minute);
    const agree = { step: "propose", proposalId: "P1", because: "agreed" } as const;
    const commands: readonly TradeCommand[] = [
      { act: "extend", actorId: "ben", seconds: 60 },
      { act: "agree-cancel", actorId: "ben", ...agree },
      { act: "staff-cancel", actorId: "sup1", role: "supermoderator", reason: "Asked by both." },
    ];
    for (const command of commands) {
      const { trade } = carriedOut(startedBySeller(), command, context);
      expect(trade.openedAt, command.act).to.equal(undefined);
    }
    const byAna = { act: "agree-cancel", actorId: "ana", ...agree } as const;
    expect(carriedOut(startedBySeller(), byAna, context).trade.openedAt).to.equal(context.now);
  });
});

describe("a cancel by staff", () => {
  it("is announced first and carried out an hour later, without a mark", () => {
    const trade = announced();
    expect(trade).to.include({ status: "active_funded", escrow: "held" });
    expect(trade.deadlines.staff_cancel).to.equal(start + hour);
    const change = carryOut(trade, "staff_cancel", contextAt(start + hour));
    expect(change.trade).to.include({ status: "cancelled_system", escrow: "returned" });
    expect(change.marks).to.deep.equal([]);
    expect(change.events[0]).to.include({ by: "supermoderator", actorId: "sup1" });
  });

  it("is void if the buyer marks the trade as paid in that time", () => {
    const context = contextAt(start + hour - 1);
    const { trade } = carriedOut(announced(), { act: "paid", actorId: "ana" }, context);
    expect(trade.status).to.equal("paid");
    expect(trade.deadlines).to.have.all.keys("stale");
    expect(trade.memory).to.not.have.property("staffCancel");
  });

  it("that was announced takes the mark from the buyer who leaves", () => {
    const { trade, marks } = carriedOut(announced(), byBuyer, contextAt(start + minute));
    expect(marks).to.deep.equal([]);
    // If the trade were reopened, nothing would have been announced.
    expect(trade.memory).to.not.have.property("staffCancel");
  });

  it("needs a reason and a role, and is announced once", () => {
    const context = contextAt(start);
    expect(refusalOf(openedTrade(), { ...byStaff, reason: " " }, context)).to.equal(
      "reason_needed",
    );
    const moderator = { ...byStaff, role: "moderator" } as const;
    expect(refusalOf(openedTrade(), moderator, context)).to.equal("not_your_act");
    const other = { ...byStaff, actorId: "sup2" };
    expect(refusalOf(announced(), other, context)).to.equal("already_asked");
  });

  it("of a disputed trade needs two admins", () => {
    const context = contextAt(start + 4 * hour);
    const dispute = { act: "dispute", actorId: "ana", reason: "other" } as const;
    const disputed = carriedOut(paidTrade(), dispute, context).trade;
    expect(refusalOf(disputed, byStaff, context)).to.equal("not_your_act");
    const admin = { ...byStaff, actorId: "adm1", role: "admin" } as const;
    const first = carriedOut(disputed, admin, context);
    expect(first.trade).to.include({ status: "dispute_open", escrow: "held" });
    const alone = decideTrade(first.trade, admin, context);
    expect(alone.ok && isAlreadySo(alone.value)).to.equal(true);
    const second = carriedOut(first.trade, { ...admin, actorId: "adm2" }, context);
    expect(second.trade).to.include({ status: "cancelled_system", dispute: "settled" });
    expect(movedTo("available", "ben", second.entries)).to.equal(154_530n);
  });
});

describe("give back", () => {
  it("asks twice, then returns everything without a mark", () => {
    const context = contextAt(start + hour);
    const once = { act: "give-back", actorId: "ana", confirmed: false } as const;
    expect(refusalOf(paidTrade(), once, context)).to.equal("confirmation_needed");
    const change = carriedOut(paidTrade(), { ...once, confirmed: true }, context);
    expect(change.trade).to.include({ status: "cancelled_buyer", escrow: "returned" });
    expect(change.marks).to.deep.equal([]);
  });
});

describe("the price that moves outside the band", () => {
  it("excuses the buyer whose window ends, too", () => {
    const end = contextAt(start + 30 * minute, { market: outside });
    expect(carryOut(openedTrade(), "payment_window", end).marks).to.deep.equal([]);
  });
});
