import { expect } from "chai";
import fc from "fast-check";
import { roundDown, roundHalfAwayFromZero, roundUp } from "../../../src/domain/money/rounding.ts";

const numerator = fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n });
const denominator = fc.bigInt({ min: 1n, max: 10n ** 24n });

describe("rounding", () => {
  it("encloses the exact quotient from both sides, at most one apart", () => {
    fc.assert(
      fc.property(numerator, denominator, (n, d) => {
        const down = roundDown(n, d);
        const up = roundUp(n, d);
        expect(down * d <= n && n <= up * d).to.equal(true);
        expect(up - down).to.equal(n % d === 0n ? 0n : 1n);
      }),
    );
  });

  it("goes to the nearest, and from halfway away from zero", () => {
    fc.assert(
      fc.property(numerator, denominator, (n, d) => {
        const distance = roundHalfAwayFromZero(n, d) * d - n;
        const absolute = distance < 0n ? -distance : distance;
        expect(2n * absolute <= d).to.equal(true);
        if (2n * absolute === d) expect(distance > 0n).to.equal(n > 0n);
      }),
    );
    expect([5n, -5n, 7n, -7n, 4n].map((n) => roundHalfAwayFromZero(n, 10n))).to.deep.equal([
      1n,
      -1n,
      1n,
      -1n,
      0n,
    ]);
  });

  it("knows no division by zero or by a negative number", () => {
    for (const round of [roundDown, roundUp, roundHalfAwayFromZero]) {
      expect(() => round(1n, 0n)).to.throw(RangeError);
      expect(() => round(1n, -3n)).to.throw(RangeError);
    }
  });
});
