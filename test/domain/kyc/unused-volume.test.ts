import { expect } from "chai";
import fc from "fast-check";
import { levelLabel, nextLevel } from "../../../src/domain/kyc/level-names.ts";
import { limitReasons, type Volume } from "../../../src/domain/kyc/levels.ts";
import { unusedVolume } from "../../../src/domain/kyc/unused-volume.ts";
import { defaultLevelPolicy } from "../../../src/domain/policy/default-policy.ts";

const nobody: Volume = { level: 1, activeUsdCents: 0n, recentUsdCents: 0n, totalUsdCents: 0n };
const unused = (volume: Partial<Volume>) =>
  unusedVolume({ ...nobody, ...volume }, defaultLevelPolicy)?.usdCents;
const tightest = (volume: Partial<Volume>) =>
  unusedVolume({ ...nobody, ...volume }, defaultLevelPolicy)?.by;

describe("what is left of the limits", () => {
  it("is what the tightest of them leaves", () => {
    expect(unused({})).to.equal(100_000n);
    expect(unused({ activeUsdCents: 40_000n, recentUsdCents: 10_000n })).to.equal(60_000n);
    expect(unused({ recentUsdCents: 70_000n })).to.equal(30_000n);
    expect(unused({ totalUsdCents: 999_999n })).to.equal(1n);
  });

  it("names the tightest", () => {
    expect(tightest({})).to.equal("max_per_trade_limit");
    expect(tightest({ recentUsdCents: 70_000n })).to.equal("reached_daily_compliance_limit");
    expect(tightest({ totalUsdCents: 999_999n })).to.equal("default");
    expect(tightest({ level: 3 })).to.equal(undefined);
  });

  it("is nothing, never less, for who is over, and without an end on the highest level", () => {
    expect(unused({ recentUsdCents: 100_001n })).to.equal(0n);
    expect(unused({ level: 0 })).to.equal(0n);
    expect(unused({ level: 3, totalUsdCents: 10n ** 20n })).to.equal(undefined);
  });

  it("can be started with to the last cent, and with not one more", () => {
    const cents = fc.bigInt({ min: 0n, max: 2_000_000n });
    const level = fc.constantFrom(1, 1.5, 2);
    fc.assert(
      fc.property(level, cents, cents, cents, (at, activeUsdCents, recentUsdCents, total) => {
        const volume = { level: at, activeUsdCents, recentUsdCents, totalUsdCents: total };
        const left = unused(volume) ?? 0n;
        if (left > 0n) {
          expect(limitReasons(volume, left, defaultLevelPolicy)).to.deep.equal([]);
        }
        expect(limitReasons(volume, left + 1n, defaultLevelPolicy)).to.not.deep.equal([]);
      }),
    );
  });
});

describe("the levels", () => {
  it("have the published labels", () => {
    expect([-1, 0, 1, 1.5, 2, 2.5, 3].map((level) => levelLabel(level, false))).to.deep.equal([
      "demo",
      "L0",
      "L1",
      "L1+",
      "L2",
      "L2+POA",
      "L3",
    ]);
    expect([2, 3].map((level) => levelLabel(level, true))).to.deep.equal(["L2", "L4"]);
    expect(() => levelLabel(-2, false)).to.throw(RangeError);
  });

  it("lead to the next one that there is, up to the highest", () => {
    const next = (hasBasic: boolean) =>
      [0, 1, 1.5, 2, 2.5, 3].map((level) => nextLevel(level, defaultLevelPolicy, hasBasic));
    expect(next(false)).to.deep.equal([1, 2, 2, 2.5, 3, undefined]);
    expect(next(true)).to.deep.equal([1, 1.5, 2, 2.5, 3, undefined]);
  });
});
