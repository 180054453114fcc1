import { expect } from "chai";
import { exchangeRatesOf } from "../../../src/domain/market/exchange-rate.ts";
import type { Reading } from "../../../src/domain/market/reading.ts";
import { defaultMarketPolicy } from "../../../src/domain/policy/default-policy.ts";

const now = 1_000_000_000;
const median = { scaled: 10_000n, at: now, sources: ["kraken"] };
const reading = (change: Partial<Reading> = {}): Reading => ({
  source: "kraken",
  base: "BTC",
  currency: "EUR",
  scaled: 10_000n,
  at: now,
  points: { bid: 9_990n, ask: 10_010n },
  ...change,
});
const pointsOf = (said: Reading, of: typeof median | undefined = median) =>
  exchangeRatesOf(said, of, now, defaultMarketPolicy).map(({ point }) => point);

describe("what an exchange says", () => {
  it("is each price that it gives", () => {
    expect(exchangeRatesOf(reading(), median, now, defaultMarketPolicy)).to.deep.equal([
      { source: "kraken", point: "last", scaled: 10_000n, at: now },
      { source: "kraken", point: "bid", scaled: 9_990n, at: now },
      { source: "kraken", point: "ask", scaled: 10_010n, at: now },
    ]);
  });

  it("counts as long as a rate may be shown", () => {
    const oldest = now - defaultMarketPolicy.showSeconds * 1000;
    expect(pointsOf(reading({ at: oldest }))).to.have.length(3);
    expect(pointsOf(reading({ at: oldest - 1 }))).to.deep.equal([]);
  });

  it("counts only near the median of all, each price for itself", () => {
    const far = 10_000n + defaultMarketPolicy.outlierBasisPoints + 1n;
    expect(pointsOf(reading({ points: { bid: far } }))).to.deep.equal(["last"]);
    expect(pointsOf(reading({ scaled: far, points: {} }))).to.deep.equal([]);
    expect(exchangeRatesOf(reading(), undefined, now, defaultMarketPolicy)).to.deep.equal([]);
  });
});
