import { expect } from "chai";
import fc from "fast-check";
import {
  acceptMedian,
  nothingAccepted,
  type RateState,
} from "../../../src/domain/market/accept-median.ts";
import { defaultMarketPolicy } from "../../../src/domain/policy/default-policy.ts";

const policy = defaultMarketPolicy;

/** What is accepted after one median per minute, or at the given second. */
function acceptedAfter(...medians: readonly (number | readonly [value: number, second: number])[]) {
  let state: RateState = nothingAccepted;
  medians.forEach((each, index) => {
    const [value, second] = typeof each === "number" ? [each, index * 60] : each;
    const median = { scaled: BigInt(Math.round(value * 100)), at: second * 1000, sources: ["a"] };
    state = acceptMedian(state, median, policy);
  });
  return state.accepted && Number(state.accepted.scaled) / 100;
}

describe("a new median", () => {
  it("counts at once where nothing was accepted yet", () => {
    expect(acceptedAfter(100)).to.equal(100);
  });

  it("counts at once up to 10 % away from the last", () => {
    expect(acceptedAfter(100, 110)).to.equal(110);
    expect(acceptedAfter(100, 90)).to.equal(90);
  });

  it("does not count beyond 10 % before the next refresh confirms it", () => {
    expect(acceptedAfter(100, 110.01)).to.equal(100);
    expect(acceptedAfter(100, 110.01, 111)).to.equal(111);
    expect(acceptedAfter(100, 89.99)).to.equal(100);
    expect(acceptedAfter(100, 50, 49)).to.equal(49);
  });

  it("is forgotten when the next refresh says something else", () => {
    expect(acceptedAfter(100, 1_000, 101)).to.equal(101);
    expect(acceptedAfter(100, 1_000, 101, 1_000)).to.equal(101);
    expect(acceptedAfter(100, 200, 50)).to.equal(100);
    expect(acceptedAfter(100, 200, 50, 51)).to.equal(51);
  });

  it("is no jump any more 10 min after the last accepted one", () => {
    expect(acceptedAfter([100, 0], [200, 600])).to.equal(100);
    expect(acceptedAfter([100, 0], [200, 601])).to.equal(200);
  });

  it("never makes one refresh alone move the price by more than 10 %", () => {
    // With a refresh per minute, an accepted median no longer counts after 10 min.
    const steps = fc.array(fc.integer({ min: 50, max: 200 }), { minLength: 2, maxLength: 11 });
    fc.assert(
      fc.property(steps, (values) => {
        const before = acceptedAfter(...values.slice(0, -1)) ?? 0;
        const after = acceptedAfter(...values) ?? 0;
        const [beforeLast = 0, last = 0] = values.slice(-2);
        const isConfirmed = Math.abs(last - beforeLast) <= beforeLast * 0.1 + 1e-9;
        if (Math.abs(after - before) > before * 0.1 + 1e-9) expect(isConfirmed).to.equal(true);
      }),
    );
  });
});
