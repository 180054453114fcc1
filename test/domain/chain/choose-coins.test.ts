import { expect } from "chai";
import fc from "fast-check";
import { chooseCoins, feeOf, sizeOf, usualSize } from "../../../src/domain/chain/choose-coins.ts";
import type { OwnCoin } from "../../../src/domain/chain/own-coin.ts";

const coinsOf = (units: readonly bigint[]): readonly OwnCoin[] =>
  units.map((each, place) => {
    const transaction = place.toString(16).padStart(64, "0");
    return { transaction, place: 0, units: each, branch: "receiving", number: place };
  });
/** One satoshi a virtual byte, to a hash of a key. */
const usual = { scriptLength: 22, usualFee: usualSize };

describe("coins for a payment of Bitcoin", () => {
  it("are measured as BIP 141 counts", () => {
    // 10 + 68 + 31 + 31 virtual bytes, the first and the second not quite whole.
    expect(sizeOf(1, [22, 22])).to.equal(141n);
    expect(sizeOf(1, [22, 22])).to.equal(usualSize);
    expect(sizeOf(2, [22, 22])).to.equal(209n);
    expect(sizeOf(1, [34])).to.equal(122n);
    expect(feeOf(usualSize, 1_410n)).to.equal(1_410n);
    expect(feeOf(209n, 1_410n)).to.equal(2_090n);
    expect(feeOf(1n, 142n)).to.equal(2n);
  });

  const rows: readonly (readonly [
    string,
    bigint[],
    bigint,
    [number, bigint, bigint] | undefined,
  ])[] = [
    ["the largest one where it is enough", [5_000n, 90_000n], 50_000n, [1, 39_859n, 141n]],
    ["more where one is not", [50_000n, 60_000n, 10_000n], 100_000n, [2, 9_791n, 209n]],
    ["all of a coin, to the satoshi", [50_110n], 50_000n, [1, 0n, 110n]],
    ["no change that nobody could spend", [50_141n + 293n], 50_000n, [1, 0n, 434n]],
    ["change that somebody can", [50_141n + 294n], 50_000n, [1, 294n, 141n]],
    ["nothing if a satoshi is missing", [50_109n], 50_000n, undefined],
    ["nothing without coins", [], 50_000n, undefined],
    ["nothing of more than fifty coins", Array<bigint>(60).fill(1_000n), 50_000n, undefined],
  ];
  for (const [what, units, amount, wanted] of rows) {
    it(`are ${what}`, () => {
      const chosen = chooseCoins(coinsOf(units), { ...usual, amount });
      const shown = chosen && [chosen.coins.length, chosen.change, chosen.fee];
      expect(shown).to.deep.equal(wanted);
    });
  }

  it("always pay exactly, each once, for a fee that follows from the size", () => {
    const units = fc.array(fc.bigInt({ min: 294n, max: 10_000_000n }), { maxLength: 70 });
    const amounts = fc.bigInt({ min: 1_000n, max: 20_000_000n });
    const lengths = fc.constantFrom(22, 23, 25, 34, 42);
    const fees = fc.bigInt({ min: usualSize, max: 100_000n });
    fc.assert(
      fc.property(units, amounts, lengths, fees, (all, amount, scriptLength, usualFee) => {
        const chosen = chooseCoins(coinsOf(all), { amount, scriptLength, usualFee });
        if (!chosen) return;
        const { coins, change, fee } = chosen;
        const sum = coins.reduce((total, coin) => total + coin.units, 0n);
        expect(sum).to.equal(amount + change + fee);
        expect(new Set(coins).size).to.equal(coins.length);
        const lengthsOut = change > 0n ? [scriptLength, 22] : [scriptLength];
        const least = feeOf(sizeOf(coins.length, lengthsOut), usualFee);
        // Without change, no more is left than the change would have cost and been worth.
        const most = feeOf(sizeOf(coins.length, [scriptLength, 22]), usualFee) + 293n;
        expect(fee >= least && fee <= (change > 0n ? least : most)).to.equal(true);
        expect(change === 0n || change >= 294n).to.equal(true);
      }),
    );
  });
});
