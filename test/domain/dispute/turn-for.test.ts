import { expect } from "chai";
import { turnFor } from "../../../src/domain/dispute/turn-for.ts";
import type { Side } from "../../../src/domain/trade/trade.ts";
import { openedTrade, paidTrade, start } from "../trade/example-trade.ts";
import { askBoth, disputed, worked } from "./example-case.ts";

/** A case in which these parties were asked, and when each wrote afterwards, in milliseconds. */
function turns(asked: readonly Side[], wrote: Partial<Record<Side, number>> = {}) {
  const course = worked();
  if (asked.length > 0) course.work({ ...askBoth, sides: asked });
  const { trade, dispute, now } = course;
  const lastWritten = {
    ...(wrote.buyer !== undefined && { buyer: now + wrote.buyer }),
    ...(wrote.seller !== undefined && { seller: now + wrote.seller }),
  };
  const facts = { trade, ...(dispute && { disputeCase: dispute }), lastWritten };
  return [turnFor("buyer", facts), turnFor("seller", facts)];
}

describe("whose turn it is, as each side sees it", () => {
  it("is nobody's in a dispute while the case worker asked for nothing", () => {
    const { trade, dispute } = disputed();
    const facts = { trade, ...(dispute && { disputeCase: dispute }), lastWritten: {} };
    expect([turnFor("buyer", facts), turnFor("seller", facts)]).to.deep.equal([
      undefined,
      undefined,
    ]);
    expect(turns([])).to.deep.equal([undefined, undefined]);
  });

  const rows: readonly [readonly Side[], Partial<Record<Side, number>>, unknown][] = [
    [["buyer"], {}, ["buyer", "buyer"]],
    [["seller"], {}, ["seller", "seller"]],
    [["buyer", "seller"], {}, ["buyer", "seller"]],
    [["seller"], { buyer: 1 }, ["seller", "seller"]],
    [["seller"], { seller: 1 }, [undefined, undefined]],
    [["seller"], { seller: -1 }, ["seller", "seller"]],
    [["buyer", "seller"], { buyer: 1 }, ["seller", "seller"]],
    [["buyer", "seller"], { buyer: 1, seller: 1 }, [undefined, undefined]],
  ];
  for (const [asked, wrote, expected] of rows) {
    it(`with ${asked.join(" and ")} asked and ${JSON.stringify(wrote)} written`, () => {
      expect(turns(asked, wrote)).to.deep.equal(expected);
    });
  }

  it("is the table's outside a dispute", () => {
    expect(turnFor("seller", { trade: openedTrade(), lastWritten: {} })).to.equal("buyer");
    expect(turnFor("buyer", { trade: paidTrade(), lastWritten: { buyer: start } })).to.equal(
      "seller",
    );
  });
});
