import { expect } from "chai";
import fc from "fast-check";
import {
  dayUnlimitedFrom,
  limitReasons,
  limitsOf,
  mayMoveCoins,
  type Volume,
} from "../../../src/domain/kyc/levels.ts";
import { defaultLevelPolicy } from "../../../src/domain/policy/default-policy.ts";

const nobody: Volume = { level: 1, activeUsdCents: 0n, recentUsdCents: 0n, totalUsdCents: 0n };
const reasons = (volume: Partial<Volume>, dollars: bigint) =>
  limitReasons({ ...nobody, ...volume }, dollars * 100n, defaultLevelPolicy);

describe("the limits of levels", () => {
  const rows: readonly [level: number, perTrade: bigint, day: bigint, life: bigint | undefined][] =
    [
      [0, 0n, 0n, 0n],
      [1, 1_000n, 1_000n, 10_000n],
      [1.5, 2_500n, 2_500n, 25_000n],
      [2, 10_000n, 50_000n, undefined],
    ];
  for (const [level, perTrade, day, life] of rows) {
    it(`let level ${level} trade up to ${perTrade} at once, ${day} a day, ${life ?? "any amount"} in all`, () => {
      const { perTradeUsdCents, recentUsdCents, lifetimeUsdCents } = limitsOf(
        level,
        defaultLevelPolicy,
      );
      expect([perTradeUsdCents, recentUsdCents, lifetimeUsdCents]).to.deep.equal([
        perTrade * 100n,
        day * 100n,
        life && life * 100n,
      ]);
    });
  }

  it("let no demo account move coins, and nobody before their first verification", () => {
    const may = [-1, 0, 1, 1.5, 2, 3].filter((level) => mayMoveCoins(level, defaultLevelPolicy));
    expect(may).to.deep.equal([1, 1.5, 2, 3]);
  });

  it("limit nobody's day from a level on, if from any", () => {
    expect(dayUnlimitedFrom(defaultLevelPolicy)).to.equal(3);
    expect(dayUnlimitedFrom(defaultLevelPolicy.slice(0, -1))).to.equal(Infinity);
    const again = { from: 4, limits: { recentUsdCents: 1n } };
    expect(dayUnlimitedFrom([...defaultLevelPolicy, again])).to.equal(Infinity);
  });

  it("accept the last dollar and not one cent more, each limit on its own", () => {
    expect(reasons({ activeUsdCents: 90_000n }, 100n)).to.deep.equal([]);
    expect(reasons({ activeUsdCents: 90_001n }, 100n)).to.deep.equal(["max_per_trade_limit"]);
    expect(reasons({ recentUsdCents: 90_001n }, 100n)).to.deep.equal([
      "reached_daily_compliance_limit",
    ]);
    expect(reasons({ totalUsdCents: 990_001n }, 100n)).to.deep.equal(["default"]);
  });

  it("are all told at once", () => {
    expect(reasons({ level: 0 }, 1n)).to.deep.equal([
      "max_per_trade_limit",
      "reached_daily_compliance_limit",
      "default",
    ]);
  });

  it("never keep the highest level from anything", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), (value) => {
        const volume = { activeUsdCents: value, recentUsdCents: value, totalUsdCents: value };
        expect(reasons({ level: 3, ...volume }, value)).to.deep.equal([]);
      }),
    );
  });
});
