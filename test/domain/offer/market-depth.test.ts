import { expect } from "chai";
import fc from "fast-check";
import { depthBars } from "../../../src/domain/offer/market-depth.ts";

describe("the depth of a market", () => {
  it("is bars of one round width, with the empty ones between", () => {
    expect(depthBars([-10, 0, 24, 60])).to.deep.equal([
      { from: -25, to: 0, count: 1 },
      { from: 0, to: 25, count: 2 },
      { from: 25, to: 50, count: 0 },
      { from: 50, to: 75, count: 1 },
    ]);
    expect(depthBars([])).to.deep.equal([]);
  });

  it("counts every offer once, in a dozen bars at most, however far they are", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -9_999, max: 2_100_000 }), { minLength: 1 }),
        (all) => {
          const bars = depthBars(all);
          expect(bars.length).to.be.within(1, 12);
          expect(bars.reduce((sum, { count }) => sum + count, 0)).to.equal(all.length);
          for (const [place, { from, to }] of bars.entries()) {
            expect(to).to.be.greaterThan(from);
            if (place > 0) expect(from).to.equal(bars[place - 1]?.to);
          }
        },
      ),
    );
  });
});
