import { expect } from "chai";
import fc from "fast-check";
import {
  balanceChart,
  balanceRanges,
  chartMoments,
  stepSecondsOf,
  unitsAt,
} from "../../../src/domain/wallet/balance-chart.ts";

const now = 1_800_000_000_000;
const one = 100_000_000n;

describe("a chart of balances", () => {
  it("goes in equal steps to now", () => {
    for (const range of balanceRanges) {
      const moments = chartMoments(now, range);
      expect(moments.at(-1)).to.equal(now);
      const steps = moments.slice(1).map((at, index) => at - moments[index]!);
      expect(new Set(steps)).to.deep.equal(new Set([stepSecondsOf(range) * 1_000]));
    }
  });

  it("counts back from what is there now: adding each step's changes gives it again", () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 12n), fc.array(fc.bigInt(-1000n, 1000n)), (units, moved) => {
        const moments = [...moved, 0n].map((_, index) => index);
        const changes = new Map(moved.entries());
        const held = unitsAt(moments, { units, changes });
        expect(held.at(-1)).to.equal(units);
        for (const [step, change] of changes) {
          expect(held[step + 1]! - held[step]!).to.equal(change);
        }
      }),
    );
  });

  it("values what was held at the price of its time", () => {
    const rates = [
      { at: 0, scaled: 50_000n * one },
      { at: 2, scaled: 60_000n * one },
    ];
    const changes = new Map([[0, one]]);
    const coin = { asset: "BTC", units: one, changes, rates } as const;
    expect(balanceChart([1, 2, 3], [coin], "USD")).to.deep.equal([
      { at: 1, minor: 0n },
      { at: 2, minor: 60_000_00n },
      { at: 3, minor: 60_000_00n },
    ]);
  });

  it("leaves a moment out at which something was held whose price nobody knows", () => {
    const coin = { asset: "BTC", units: one, changes: new Map<number, bigint>() } as const;
    const rates = [{ at: 2, scaled: one }];
    const chart = balanceChart([1, 2], [{ ...coin, rates }], "USD");
    expect(chart.map(({ at }) => at)).to.deep.equal([2]);
  });
});
