import { expect } from "chai";
import fc from "fast-check";
import { isPairFull } from "../../../src/domain/trade-start/pair-limit.ts";
import { defaultPairPolicy } from "../../../src/domain/policy/default-policy.ts";

type Side = "sell" | "buy";

/** Whether two people with this many completed trades have too many active ones for another. */
function isFull(side: Side, owner: number, taker: number, activeTogether: number): boolean {
  return isPairFull(pairOf(side, owner, taker, activeTogether), defaultPairPolicy);
}

function pairOf(side: Side, owner: number, taker: number, activeTogether: number) {
  return {
    offer: { side },
    owner: { completedTrades: owner },
    taker: { completedTrades: taker },
    activeTogether,
  };
}

describe("how many active trades two people have with each other", () => {
  const rows: readonly [side: Side, owner: number, taker: number, most: number][] = [
    ["sell", 0, 0, 1],
    ["sell", 9, 0, 1],
    ["sell", 0, 1, 2],
    ["sell", 9, 9, 2],
    ["buy", 0, 0, 1],
    ["buy", 0, 9, 1],
    ["buy", 1, 0, 2],
    ["buy", 9, 9, 2],
  ];
  for (const [side, owner, taker, most] of rows) {
    const whose = `the owner would ${side} after ${owner} completed trades, the taker had ${taker}`;
    it(`is at most ${most} where ${whose}`, () => {
      const full = [0, 1, 2, 3].map((active) => isFull(side, owner, taker, active));
      expect(full).to.deep.equal([0, 1, 2, 3].map((active) => active >= most));
    });
  }

  it("does not depend on what the seller completed", () => {
    const count = fc.nat(20);
    fc.assert(
      fc.property(count, count, count, fc.nat(4), (buyer, seller, other, active) => {
        expect(isFull("sell", seller, buyer, active)).to.equal(
          isFull("sell", other, buyer, active),
        );
        expect(isFull("buy", buyer, seller, active)).to.equal(isFull("buy", buyer, other, active));
      }),
    );
  });

  it("is any number where no limit is set", () => {
    expect(isPairFull(pairOf("sell", 0, 0, 1_000), undefined)).to.equal(false);
  });
});
