import { expect } from "chai";
import { carryOut } from "../../../src/domain/trade-decision/carry-out.ts";
import {
  agreed,
  carriedOut,
  contextAt,
  hour,
  minute,
  openedTrade,
  refusalOf,
  start,
} from "../trade/example-trade.ts";
import { movedTo } from "../trade/observed-effect.ts";

const pending = openedTrade({ deferred: true });
const fund = { act: "fund", actorId: "ben" } as const;
const market = agreed.marketPrice;
const at10 = contextAt(start + 10 * minute, { market });
const asked = carriedOut(pending, fund, at10).trade;

describe("deferred funding", () => {
  it("asks the ledger, and the clock stands still until it answers", () => {
    expect(asked).to.include({ status: "funds_processing", escrow: "none", holds: 0 });
    expect(asked.deadlines).to.deep.equal({});
  });

  it("held starts the payment window then, with both statuses on the timeline", () => {
    const change = carriedOut(asked, { act: "funding-held" }, contextAt(start + 20 * minute));
    expect(change.trade).to.include({ status: "active_funded", escrow: "held", holds: 1 });
    expect(change.trade.deadlines).to.deep.equal({ payment_window: start + 50 * minute });
    expect(change.entries.map(({ ref }) => ref)).to.deep.equal(["hold:T1:1"]);
    expect(movedTo("escrow", "T1", change.entries)).to.equal(154_530n);
    expect(change.events[0]).to.deep.include({
      toStatus: "active_funded",
      passed: ["funds_processed"],
    });
  });

  it("refused can be requested again until an hour after the start", () => {
    const { trade } = carriedOut(asked, { act: "funding-refused" }, contextAt(start + 20 * minute));
    expect(trade).to.include({ status: "not_funded", escrow: "none" });
    expect(trade.deadlines).to.deep.equal({ funding_window: start + hour });
    expect(
      carriedOut(trade, fund, contextAt(start + 59 * minute, { market })).trade.status,
    ).to.equal("funds_processing");
    expect(refusalOf(trade, fund, contextAt(start + hour, { market }))).to.equal("window_over");
  });

  it("that never comes ends the trade, with a mark for the seller", () => {
    const change = carryOut(pending, "funding_window", contextAt(start + hour));
    expect(change.trade).to.include({ status: "expired", escrow: "none" });
    expect(change.marks).to.deep.equal([{ traderId: "ben", kind: "unfunded" }]);
    expect(change.usage).to.deep.equal({ kind: "give_back" });
    expect(change.trade.deadlines).to.deep.equal({});
    const paid = { act: "paid", actorId: "ana" } as const;
    expect(refusalOf(change.trade, paid, contextAt(start + hour))).to.equal("wrong_status");
  });

  it("needs fresh rates and a market inside the band", () => {
    expect(refusalOf(pending, fund, contextAt(start + minute))).to.equal("no_fresh_rate");
    const moved = { ...market, scaled: market.scaled * 2n };
    expect(refusalOf(pending, fund, contextAt(start + minute, { market: moved }))).to.equal(
      "market_outside_band",
    );
  });
});
