import { expect } from "chai";
import {
  whyBest,
  type ComparedOffer,
} from "../../../../src/adapters/web-ui/instant-buy/why-best.ts";

function compared(
  allInPrice: string | null,
  releaseTimeMedianSeconds: number | null,
  completedTrades: number,
): ComparedOffer {
  return { allInPrice, owner: { releaseTimeMedianSeconds, completedTrades } };
}

const best = compared("60000.00", 300, 20);

describe("why an offer is the best one", () => {
  for (const [what, others, reasons] of [
    [
      "is what no other beats it in",
      [compared("60000.01", 301, 19)],
      ["price", "release", "trades"],
    ],
    [
      "is also what another only equals",
      [compared("60000.00", 300, 20)],
      ["price", "release", "trades"],
    ],
    ["is not a price that another undercuts", [compared("9000.00", 400, 1)], ["release", "trades"]],
    [
      "is not a release that another is faster in",
      [compared("70000", 299, 1)],
      ["price", "trades"],
    ],
    ["is not fewer trades than another has", [compared("70000", 400, 21)], ["price", "release"]],
    [
      "is counted without what is unknown of others",
      [compared(null, null, 21)],
      ["price", "release"],
    ],
    ["is nothing without others", [], []],
  ] as const) {
    it(what, () => expect(whyBest(best, others)).to.deep.equal(reasons));
  }

  it("is nothing that is unknown of itself, nor no trades at all", () => {
    expect(whyBest(compared(null, null, 0), [compared("1", 1, 0)])).to.deep.equal([]);
  });
});
