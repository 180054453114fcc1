import { expect } from "chai";
import type { Trade } from "../../../src/domain/trade/trade.ts";
import {
  carriedOut,
  contextAt,
  minute,
  openedTrade,
  refusalOf,
  start,
} from "../trade/example-trade.ts";

type PlainAct = "share-card" | "accept-card" | "decline-card" | "share-code" | "fallback";

const context = contextAt(start + minute);

function after(trade: Trade, ...acts: readonly (readonly [PlainAct, string])[]): Trade {
  return acts.reduce(
    (last, [act, actorId]) => carriedOut(last, { act, actorId }, context).trade,
    trade,
  );
}

const card = openedTrade({ flow: "gcc-auto" });

describe("the gift-card flow", () => {
  it("goes from the card's data over the seller's yes to the code, which is the payment", () => {
    const shared = after(card, ["share-card", "ana"]);
    expect(shared.status).to.equal("gcc_info_shared");
    const accepted = after(shared, ["accept-card", "ben"]);
    expect(accepted.status).to.equal("gcc_info_accepted");
    const change = carriedOut(accepted, { act: "share-code", actorId: "ana" }, context);
    expect(change.trade).to.include({ status: "paid", paidAt: start + minute });
    expect(change.events[0]).to.deep.include({ passed: ["gcc_code_shared"] });
    const withdraw = { act: "withdraw-paid", actorId: "ana" } as const;
    expect(refusalOf(change.trade, withdraw, context)).to.equal("not_in_this_flow");
  });

  it("lets the seller decline three times, while the clock goes on", () => {
    const round = [
      ["share-card", "ana"],
      ["decline-card", "ben"],
    ] as const;
    const declined = after(card, ...round, ...round, ...round);
    expect(declined).to.include({ status: "active_funded" });
    expect(declined.deadlines).to.deep.equal(card.deadlines);
    const again = after(declined, ["share-card", "ana"]);
    const decline = { act: "decline-card", actorId: "ben" } as const;
    expect(refusalOf(again, decline, context)).to.equal("limit_reached");
  });

  it("can be left once by either party, for the default flow", () => {
    for (const actorId of ["ana", "ben"]) {
      const left = after(card, ["share-card", "ana"], ["fallback", actorId]);
      expect(left).to.include({ status: "active_funded", flow: "default" });
      expect(carriedOut(left, { act: "paid", actorId: "ana" }, context).trade.status).to.equal(
        "paid",
      );
    }
    const fallback = { act: "fallback", actorId: "ana" } as const;
    expect(refusalOf(card, fallback, context)).to.equal("not_in_this_flow");
    const transfer = openedTrade({ flow: "bt-auto" });
    expect(after(transfer, ["fallback", "ana"])).to.include({ flow: "default" });
    expect(refusalOf(openedTrade(), fallback, context)).to.equal("not_in_this_flow");
  });

  it("is not for other trades", () => {
    const share = { act: "share-card", actorId: "ana" } as const;
    expect(refusalOf(openedTrade(), share, context)).to.equal("not_in_this_flow");
  });
});
