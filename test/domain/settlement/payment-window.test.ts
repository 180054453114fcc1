import { expect } from "chai";
import {
  carriedOut,
  contextAt,
  hour,
  minute,
  openedTrade,
  paidTrade,
  refusalOf,
  start,
} from "../trade/example-trade.ts";

const paidAt = start + 10 * minute;

function extend(seconds: number) {
  return { act: "extend", actorId: "ben", seconds } as const;
}

describe("withdrawing paid", () => {
  const takeBack = { act: "withdraw-paid", actorId: "ana" } as const;

  it("within ten minutes leaves the old window, or fifteen minutes, whichever is later", () => {
    const early = carriedOut(paidTrade(), takeBack, contextAt(paidAt + minute)).trade;
    expect(early).to.include({ status: "active_funded", paidAt });
    expect(early.deadlines).to.deep.equal({ payment_window: start + 30 * minute });
    const late = carriedOut(paidTrade(), takeBack, contextAt(paidAt + 10 * minute)).trade;
    expect(late.deadlines).to.deep.equal({ payment_window: start + 35 * minute });
    const tooLate = contextAt(paidAt + 10 * minute + 1);
    expect(refusalOf(paidTrade(), takeBack, tooLate)).to.equal("too_late");
  });

  it("is possible once", () => {
    const context = contextAt(paidAt + minute);
    const back = carriedOut(paidTrade(), takeBack, context).trade;
    const again = carriedOut(back, { act: "paid", actorId: "ana" }, context).trade;
    expect(refusalOf(again, takeBack, context)).to.equal("limit_reached");
  });
});

describe("extending the window", () => {
  const context = contextAt(start + 10 * minute);

  it("is the seller's to do, twice, each time by at most the offer's window", () => {
    const once = carriedOut(openedTrade(), extend(1800), context).trade;
    expect(once.deadlines).to.deep.equal({ payment_window: start + hour });
    const twice = carriedOut(once, extend(60), context).trade;
    expect(twice.deadlines).to.deep.equal({ payment_window: start + 61 * minute });
    expect(refusalOf(twice, extend(60), context)).to.equal("limit_reached");
    for (const seconds of [0, 1801, 1.5, -1, Number.NaN]) {
      expect(refusalOf(openedTrade(), extend(seconds), context)).to.equal("out_of_range");
    }
    const byAna = { ...extend(60), actorId: "ana" };
    expect(refusalOf(openedTrade(), byAna, context)).to.equal("not_your_act");
  });
});
