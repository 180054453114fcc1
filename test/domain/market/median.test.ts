import { expect } from "chai";
import fc from "fast-check";
import { medianOf } from "../../../src/domain/market/median.ts";
import type { Reading } from "../../../src/domain/market/reading.ts";
import { defaultMarketPolicy } from "../../../src/domain/policy/default-policy.ts";

const now = 1_800_000_000_000;
const policy = defaultMarketPolicy;

/** A reading such as 100.00, this many seconds old. */
const reading = (source: string, value: number, age = 0): Reading => ({
  source,
  base: "BTC",
  currency: "EUR",
  scaled: BigInt(Math.round(value * 100)) * 1_000_000n,
  at: now - age * 1000,
});

/** The median as a number, and the sources it was computed from. */
function said(...readings: readonly Reading[]) {
  const median = medianOf(readings, now, policy);
  return median && [Number(median.scaled) / 1e8, median.sources.join(" ")];
}

describe("the median of the sources", () => {
  it("is what one source says, if it is alone", () => {
    expect(said(reading("a", 100))).to.deep.equal([100, "a"]);
    expect(said()).to.equal(undefined);
  });

  it("lies between two sources that agree within 2 %, and is none where they do not", () => {
    expect(said(reading("b", 102), reading("a", 100))).to.deep.equal([101, "a b"]);
    expect(said(reading("b", 102.01), reading("a", 100))).to.equal(undefined);
  });

  it("leaves out of three a source more than 5 % away from the median", () => {
    const pair = [reading("a", 100), reading("b", 100)];
    expect(said(...pair, reading("c", 105))).to.deep.equal([100, "a b c"]);
    expect(said(...pair, reading("c", 105.01))).to.deep.equal([100, "a b"]);
    expect(said(...pair, reading("c", 94.99))).to.deep.equal([100, "a b"]);
  });

  it("is none where the two that are left of three disagree by more than 2 %", () => {
    expect(said(reading("a", 100), reading("b", 104), reading("c", 300))).to.equal(undefined);
  });

  it("is none where nobody is near the middle", () => {
    const low = [reading("a", 100), reading("b", 100)];
    const high = [reading("c", 200), reading("d", 200)];
    expect(said(...low, ...high)).to.equal(undefined);
  });

  it("leaves out what is zero or less", () => {
    const sound = [reading("a", 100), reading("b", 101)];
    expect(said(...sound, reading("c", 0), reading("d", -100))).to.deep.equal([100.5, "a b"]);
  });

  it("is taken from what is good for a start until the next refresh, and only else from older", () => {
    expect(said(reading("a", 100, 240), reading("b", 101, 241))).to.deep.equal([100, "a"]);
    expect(said(reading("a", 100, 241), reading("b", 101, 1_800))).to.deep.equal([100.5, "a b"]);
    expect(said(reading("a", 100, 1_801))).to.equal(undefined);
  });

  it("is as old as its oldest reading, and never from the future", () => {
    const median = medianOf([reading("a", 100, 200), reading("b", 100, 20)], now, policy);
    expect(median?.at).to.equal(now - 200_000);
    expect(medianOf([reading("a", 100, -60)], now, policy)?.at).to.equal(now);
  });

  const value = fc.integer({ min: 1, max: 1_000_000 });
  const readings = fc
    .array(value, { minLength: 1, maxLength: 7 })
    .map((values) => values.map((each, index) => reading(`s${index}`, each)));

  it("lies within what is said, whatever is said", () => {
    fc.assert(
      fc.property(readings, (all) => {
        const median = medianOf(all, now, policy);
        if (!median) return;
        const used = all.filter(({ source }) => median.sources.includes(source));
        expect(used.some(({ scaled }) => scaled <= median.scaled)).to.equal(true);
        expect(used.some(({ scaled }) => scaled >= median.scaled)).to.equal(true);
      }),
    );
  });

  it("does not depend on the order of the sources", () => {
    const shuffled = readings.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, ([one, other]) => {
        expect(medianOf(one, now, policy)).to.deep.equal(medianOf(other, now, policy));
      }),
    );
  });

  it("cannot be moved by one source of three or more, when the others say the same", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), value, value, (count, truth, lie) => {
        const honest = Array.from({ length: count }, (_, index) => reading(`s${index}`, truth));
        expect(medianOf([...honest, reading("liar", lie)], now, policy)?.scaled).to.equal(
          reading("a", truth).scaled,
        );
      }),
    );
  });
});
