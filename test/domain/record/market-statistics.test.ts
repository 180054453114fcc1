import { expect } from "chai";
import fc from "fast-check";
import {
  leastTraders,
  publicGroups,
  publicTotal,
  type MarketGroup,
} from "../../../src/domain/record/market-statistics.ts";

function group(name: string, traders: number, trades = traders): MarketGroup {
  return { name, traders, trades, usdCents: 1_234_567n, releaseMedianSeconds: 150 };
}

const still = { trades: 0, volume: 0 };
const namesOf = (groups: readonly MarketGroup[]) =>
  publicGroups(groups, () => still).map(({ name }) => name);

describe("what everybody may know of trades", () => {
  it("are groups of five traders or more, the busiest first", () => {
    expect(namesOf([group("a", 5), group("b", 9, 20), group("c", 7, 12)])).to.deep.equal([
      "b",
      "c",
      "a",
    ]);
  });

  it("hides smaller ones, and with them the smallest of the others", () => {
    expect(namesOf([group("a", 4), group("b", 9), group("c", 7)])).to.deep.equal(["b"]);
    expect(namesOf([group("a", 4), group("b", 9)])).to.deep.equal([]);
  });

  it("is a volume to two figures, trades in fives and a time in minutes", () => {
    expect(publicTotal({ ...group("", 5), trades: 13 }, still)).to.deep.equal({
      trades: 15,
      volumeUsd: 12_000n,
      releaseMedianMinutes: 3,
    });
    const small = publicTotal({ ...group("", 5), usdCents: 950n, releaseMedianSeconds: 3 }, still);
    expect(small).to.deep.include({ volumeUsd: 10n, releaseMedianMinutes: 1 });
  });

  it("is nothing at all while fewer than five trade", () => {
    expect(publicTotal(group("", 4), still)).to.equal(undefined);
  });

  it("is moved by noise: trades by one step, volumes by a twentieth, at most", () => {
    const total = { ...group("", 9), trades: 100, usdCents: 10_000_000n };
    const shown = [-1, 1].map((each) => publicTotal(total, { trades: each, volume: each }));
    expect(shown.map((each) => [each?.trades, each?.volumeUsd])).to.deep.equal([
      [95, 95_000n],
      [105, 110_000n],
    ]);
    expect(publicTotal(group("", 5), { trades: -1, volume: -1 })).to.include({ trades: 5 });
  });

  it("stands in the order of what is shown, not in the true one", () => {
    const noiseOf = (name: string) => ({ trades: name === "a" ? -1 : 1, volume: 0 });
    const shown = publicGroups([group("a", 9, 21), group("b", 9, 19)], noiseOf);
    expect(shown.map(({ name }) => name)).to.deep.equal(["b", "a"]);
  });

  it("never leaves a rest in which fewer than five could be recognised", () => {
    const someGroup = fc.record({ traders: fc.nat(12), trades: fc.integer({ min: 1, max: 50 }) });
    fc.assert(
      fc.property(fc.array(someGroup, { maxLength: 8 }), (sizes) => {
        const groups = sizes.map(({ traders, trades }, index) =>
          group(String(index), traders, trades),
        );
        const shown = new Set(namesOf(groups));
        const rest = groups.filter(({ name }) => !shown.has(name));
        for (const name of shown)
          expect(groups[Number(name)]?.traders).to.be.at.least(leastTraders);
        if (shown.size === 0 || rest.length === 0) return;
        expect(Math.max(...rest.map(({ traders }) => traders))).to.be.at.least(leastTraders);
      }),
    );
  });
});
