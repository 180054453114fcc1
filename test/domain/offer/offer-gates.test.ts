import { expect } from "chai";
import { gateRefusals, judgeGates } from "../../../src/domain/offer/offer-gates.ts";

describe("the gates of an offer", () => {
  const few = "minimum_required_trades";
  const rows = [
    [false, 0, false, 0, []],
    [false, 3, false, 2, [few]],
    [false, 3, false, 3, []],
    [true, 0, false, 9, ["trusted_only"]],
    [true, 0, true, 0, []],
    [true, 3, true, 2, [few]],
    [true, 3, false, 2, ["trusted_only", few]],
  ] as const;
  for (const [trustedOnly, leastTrades, isTrusted, completedTrades, refusals] of rows) {
    it(`with ${String([trustedOnly, leastTrades])} tell ${String([isTrusted, completedTrades])} ${refusals.join()}`, () => {
      const told = gateRefusals({ trustedOnly, leastTrades }, { isTrusted, completedTrades });
      expect(told).to.deep.equal(refusals);
    });
  }

  it("accept whole numbers of trades within bounds", () => {
    const accepts = (leastTrades: number) => judgeGates({ trustedOnly: false, leastTrades }).ok;
    expect([0, 1, 10_000].map(accepts)).to.deep.equal([true, true, true]);
    expect([-1, 0.5, NaN, 10_001].map(accepts)).to.deep.equal([false, false, false, false]);
  });
});
