import { expect } from "chai";
import type { NoticeView } from "../../../../src/adapters/http/contract/notice/notice.ts";
import {
  newTradeToShow,
  shownTrades,
  withShown,
} from "../../../../src/adapters/web-ui/notice/new-trade.ts";

const trade: NonNullable<NoticeView["trade"]> = {
  id: "T2",
  mySide: "seller",
  partner: "bruno_costa",
  cryptoAmount: { amount: "1000", currency: "BTC" },
  fiatAmount: "50.00",
  currency: "EUR",
};
const started: NoticeView = {
  id: "N2",
  place: 2,
  event: "trade_started",
  at: "2026-01-01T00:00:00Z",
  isRead: false,
  count: 1,
  trade,
  chat: null,
  turn: null,
  escrowWait: null,
};
const page = { since: 1, shown: [], path: "/dashboard" };

describe("a trade that is shown over the page", () => {
  it("is one that was started on the user's offer since the page was loaded", () => {
    expect(newTradeToShow([started], page)?.id).to.equal("N2");
  });

  for (const [what, notices, more] of [
    ["is told of something else", [{ ...started, event: "paid" }], {}],
    ["was started before the page was loaded", [started], { since: 2 }],
    ["was opened, here or elsewhere", [{ ...started, isRead: true }], {}],
    ["was shown on this device", [started], { shown: ["T1", "T2"] }],
    ["has its own page open", [started], { path: "/trade/T2" }],
    ["has its own lite page open", [started], { path: "/trade/lite/T2" }],
    ["is not there", [], {}],
  ] as const) {
    it(`is none that ${what}`, () => {
      expect(newTradeToShow(notices, { ...page, ...more })).to.equal(undefined);
    });
  }

  it("is the newest of several", () => {
    const older = { ...started, id: "N1", place: 1.5, trade: { ...trade, id: "T1" } };
    expect(newTradeToShow([started, older], page)?.id).to.equal("N2");
    expect(newTradeToShow([started, older], { ...page, shown: ["T2"] })?.id).to.equal("N1");
  });

  it("is remembered, among a bounded number of others", () => {
    expect(shownTrades(undefined)).to.deep.equal([]);
    let kept: string | undefined;
    for (let count = 0; count < 40; count += 1) kept = withShown(shownTrades(kept), `T${count}`);
    expect(shownTrades(kept)).to.have.length(30).and.to.include("T39").and.not.to.include("T0");
  });
});
