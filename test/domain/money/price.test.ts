import { expect } from "chai";
import fc from "fast-check";
import { assetCodes, assets } from "../../../src/domain/money/asset.ts";
import { money } from "../../../src/domain/money/money.ts";
import {
  cryptoFor,
  fiatFor,
  formatPrice,
  marginOver,
  parsePrice,
  priceWithMargin,
  type Price,
} from "../../../src/domain/money/price.ts";

const asset = fc.constantFrom(...assetCodes);
const currency = fc.constantFrom("EUR", "JPY", "KWD", "NGN");
const scaled = fc.bigInt({ min: 1n, max: 10n ** 20n });
const price = fc.record({ asset, currency, scaled });
const margin = fc.bigInt({ min: -9_999n, max: 2_100_000n });
const minor = fc.bigInt({ min: 1n, max: 10n ** 12n });
const granules = fc.bigInt({ min: 1n, max: 10n ** 12n });

/** Whether an amount of fiat covers an amount of crypto at the price, computed exactly. */
function covers(
  fiatMinor: bigint,
  units: bigint,
  { asset: code, currency: fiat, scaled: at }: Price,
) {
  const digits = BigInt({ JPY: 0, KWD: 3 }[fiat] ?? 2);
  const baseUnits = 10n ** BigInt(assets[code].baseUnitDigits);
  return fiatMinor * baseUnits * 10n ** 8n >= units * at * 10n ** digits;
}

describe("a price", () => {
  it("grows with the margin and with the market", () => {
    fc.assert(
      fc.property(price, margin, margin, scaled, (market, one, other, more) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        const cheap = priceWithMargin(market, low).scaled;
        expect(cheap <= priceWithMargin(market, high).scaled).to.equal(true);
        const risen = { ...market, scaled: market.scaled + more };
        expect(cheap <= priceWithMargin(risen, low).scaled).to.equal(true);
      }),
    );
  });

  it("is the market price without a margin, and rounds half away from zero with one", () => {
    const market: Price<"BTC"> = { asset: "BTC", currency: "EUR", scaled: 6_481_242_000_001n };
    expect(priceWithMargin(market, 0n)).to.deep.equal(market);
    expect(priceWithMargin(market, 150n).scaled).to.equal(6_578_460_630_001n);
    expect(priceWithMargin({ ...market, scaled: 1n }, 5_000n).scaled).to.equal(2n);
    expect(priceWithMargin({ ...market, scaled: 1n }, -5_000n).scaled).to.equal(1n);
  });

  it("has over the market the margin that it was made with", () => {
    fc.assert(
      fc.property(price, margin, (market, basisPoints) => {
        fc.pre(market.scaled >= 10_000n);
        expect(marginOver(priceWithMargin(market, basisPoints), market)).to.equal(basisPoints);
      }),
    );
  });

  it("is read back as it is shown", () => {
    fc.assert(
      fc.property(price, (some) => {
        const { asset: code, currency: fiat } = some;
        expect(parsePrice(code, fiat, formatPrice(some))).to.deep.equal({ ok: true, value: some });
      }),
    );
    expect(formatPrice({ asset: "BTC", currency: "EUR", scaled: 6_481_242_000_000n })).to.equal(
      "64812.42",
    );
    expect(formatPrice({ asset: "USDT", currency: "EUR", scaled: 92_150_001n })).to.equal(
      "0.92150001",
    );
    expect(formatPrice({ asset: "BTC", currency: "EUR", scaled: 10n ** 12n })).to.equal("10000.00");
  });

  for (const text of ["", "0", "0.0", "-1", "1e3", "NaN", "1.123456789"]) {
    it(`is not "${text}"`, () => {
      expect(parsePrice("BTC", "EUR", text)).to.deep.equal({
        ok: false,
        refusal: { code: "price_not_a_number" },
      });
    });
  }
});

describe("what an amount of fiat buys", () => {
  it("never costs more than the fiat, and one granule more would", () => {
    fc.assert(
      fc.property(price, minor, (at, amount) => {
        const bought = cryptoFor({ currency: at.currency, minor: amount }, at);
        const { granule } = assets[at.asset];
        expect(bought.units % granule).to.equal(0n);
        expect(covers(amount, bought.units, at)).to.equal(true);
        expect(covers(amount, bought.units + granule, at)).to.equal(false);
      }),
    );
  });

  it("is the same amount when it is priced again, and never costs more than before", () => {
    fc.assert(
      fc.property(price, minor, (at, amount) => {
        const fiat = { currency: at.currency, minor: amount };
        const bought = cryptoFor(fiat, at);
        const paid = fiatFor(bought, at);
        expect(paid.minor <= amount).to.equal(true);
        expect(cryptoFor(paid, at).units >= bought.units).to.equal(true);
      }),
    );
  });

  it("does not shrink when the fiat grows", () => {
    fc.assert(
      fc.property(price, minor, minor, (at, one, more) => {
        const few = cryptoFor({ currency: at.currency, minor: one }, at);
        const many = cryptoFor({ currency: at.currency, minor: one + more }, at);
        expect(few.units <= many.units).to.equal(true);
      }),
    );
  });
});

describe("what an amount of crypto costs", () => {
  it("is never less than the price, and one smallest unit less would be", () => {
    fc.assert(
      fc.property(price, granules, (at, count) => {
        const amount = money(at.asset, count * assets[at.asset].granule);
        const cost = fiatFor(amount, at);
        expect(covers(cost.minor, amount.units, at)).to.equal(true);
        expect(covers(cost.minor - 1n, amount.units, at)).to.equal(false);
      }),
    );
  });

  it("buys at least that amount", () => {
    fc.assert(
      fc.property(price, granules, (at, count) => {
        const amount = money(at.asset, count * assets[at.asset].granule);
        expect(cryptoFor(fiatFor(amount, at), at).units >= amount.units).to.equal(true);
      }),
    );
  });

  it("is not asked in another asset or currency", () => {
    const at: Price = { asset: "BTC", currency: "EUR", scaled: 10n ** 12n };
    expect(() => fiatFor(money("ETH", 1n) as never, at)).to.throw(TypeError);
    expect(() => cryptoFor({ currency: "USD", minor: 1n }, at)).to.throw(TypeError);
  });
});
