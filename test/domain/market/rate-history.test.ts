import { expect } from "chai";
import { chartRangeOf } from "../../../src/domain/market/chart-range.ts";
import { spanOf, thinning, chartRanges } from "../../../src/domain/market/chart-range.ts";
import { crossedHistory } from "../../../src/domain/market/rate-history.ts";

const rate = (at: number, units: number) => ({ at, scaled: BigInt(units) * 10n ** 8n });

describe("a coin's past in a currency without a market", () => {
  it("takes each dollar price at the dollar's last rate until then", () => {
    const inDollars = [rate(10, 100), rate(20, 110), rate(30, 120)];
    const ofDollar = [rate(5, 2), rate(20, 3), rate(25, 4), rate(99, 9)];
    expect(crossedHistory(inDollars, ofDollar)).to.deep.equal([
      rate(10, 200),
      rate(20, 330),
      rate(30, 480),
    ]);
  });

  it("takes the dollar's first rate for the time before it, and is empty without one", () => {
    expect(crossedHistory([rate(10, 100)], [rate(50, 2)])).to.deep.equal([rate(10, 200)]);
    expect(crossedHistory([rate(10, 100)], [])).to.deep.equal([]);
    expect(crossedHistory([], [rate(10, 2)])).to.deep.equal([]);
  });
});

describe("the ranges of a chart", () => {
  const table: readonly (readonly [name: string | undefined, range: string | undefined])[] = [
    ["day", "day"],
    ["24h", "day"],
    ["week", "week"],
    ["7d", "week"],
    ["month", "month"],
    ["1m", "month"],
    ["year", "year"],
    [undefined, "month"],
    ["decade", undefined],
    ["toString", undefined],
  ];
  for (const [name, range] of table) {
    it(`are ${range ?? "none"} for ${name ?? "no name"}`, () => {
      expect(chartRangeOf(name)).to.equal(range);
    });
  }

  it("lose none of their points when older rates are thinned out", () => {
    for (const { ageSeconds, stepSeconds } of thinning) {
      for (const range of chartRanges) {
        const { backSeconds, stepSeconds: between } = spanOf[range];
        if (backSeconds > ageSeconds) expect(between % stepSeconds, range).to.equal(0);
      }
    }
  });
});
