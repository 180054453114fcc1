import { expect } from "chai";
import fc from "fast-check";
import { volumeClass } from "../../../src/domain/account/volume-class.ts";
import { money } from "../../../src/domain/money/money.ts";

describe("the class of what was traded", () => {
  for (const [units, least] of [
    [0n, 0n],
    [9_999_999n, 0n],
    [10_000_000n, 10_000_000n],
    [99_999_999n, 10_000_000n],
    [100_000_000n, 100_000_000n],
    [1_000_000_000n, 1_000_000_000n],
    [99_999_999_999n, 10_000_000_000n],
  ] as const) {
    it(`of ${units} satoshi begins at ${least}`, () => {
      expect(volumeClass(money("BTC", units)).units).to.equal(least);
      const ether = volumeClass(money("ETH", units * 10n ** 11n));
      expect(ether.units).to.equal(least * 10n ** 11n);
    });
  }

  it("never exceeds what was traded, and never falls as it grows", () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 13n });
    fc.assert(
      fc.property(amount, amount, (one, more) => {
        const [low, high] = [one, one + more].map((units) => volumeClass(money("BTC", units)));
        expect(low!.units <= one).to.equal(true);
        expect(low!.units <= high!.units).to.equal(true);
      }),
    );
  });
});
