import { expect } from "chai";
import { openTrade } from "../../../src/domain/trade-decision/open-trade.ts";
import { hour, minute, opening, start } from "../trade/example-trade.ts";

describe("the start of a trade", () => {
  it("holds amount and fee, and cashback where there is one, under hold:<trade>:1", () => {
    const cashback = {
      ...opening.money.amount,
      units: 1_000n as typeof opening.money.amount.units,
    };
    const change = openTrade({ ...opening, money: { ...opening.money, cashback } });
    expect(change.entries).to.have.length(1);
    expect(change.entries[0]).to.deep.equal({
      ref: "hold:T1:1",
      postings: [
        {
          account: { kind: "available", asset: "BTC", traderId: "ben" },
          amount: { asset: "BTC", units: -155_530n },
        },
        {
          account: { kind: "escrow", asset: "BTC", tradeId: "T1" },
          amount: { asset: "BTC", units: 155_530n },
        },
      ],
    });
  });

  it("is active and funded, counts, and gives the buyer the offer's window", () => {
    const { trade, usage, events } = openTrade(opening);
    expect(trade).to.include({ status: "active_funded", escrow: "held", version: 1, holds: 1 });
    expect(trade.deadlines).to.deep.equal({ payment_window: start + 30 * minute });
    expect(usage).to.deep.equal({ kind: "count" });
    expect(events).to.deep.equal([
      {
        act: "start",
        by: "buyer",
        actorId: "ana",
        fromStatus: undefined,
        toStatus: "active_funded",
      },
    ]);
  });

  it("with deferred escrow is pending, holds nothing, and gives the seller an hour to fund", () => {
    const { trade, entries, usage } = openTrade({ ...opening, deferred: true });
    expect(trade).to.include({ status: "pending", escrow: "none", holds: 0 });
    expect(trade.deadlines).to.deep.equal({ funding_window: start + hour });
    expect(entries).to.deep.equal([]);
    expect(usage).to.deep.equal({ kind: "count" });
  });

  it("counts as the buyer's first act only when the buyer starts", () => {
    expect(openTrade(opening).trade.openedAt).to.equal(start);
    const bySeller = { ...opening, starterId: "ben", offerOwner: "buyer" } as const;
    expect(openTrade(bySeller).trade.openedAt).to.equal(undefined);
  });

  it("throws for a starter who is no party: that is our bug", () => {
    expect(() => openTrade({ ...opening, starterId: "eve" })).to.throw(RangeError);
  });
});
