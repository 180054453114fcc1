import { expect } from "chai";
import fc from "fast-check";
import type { Price } from "../../../src/domain/money/price.ts";
import { formatBasisPoints, parseBasisPoints } from "../../../src/domain/offer/basis-points.ts";
import { visitorType, type OfferAmounts } from "../../../src/domain/offer/offer.ts";
import {
  distanceFromMarket,
  priceOf,
  quoteFor,
  smallestAmount,
  takesAmount,
} from "../../../src/domain/offer/offer-price.ts";
import { euros } from "./example-offer.ts";

const price = (whole: bigint): Price => ({
  asset: "BTC",
  currency: "EUR",
  scaled: whole * 10n ** 8n,
});
const market = price(60_000n);
const withMargin = (basisPoints: number) => ({ pricing: { kind: "margin", basisPoints } as const });
const withPrice = (whole: bigint) => ({ pricing: { kind: "fixed", price: price(whole) } as const });

describe("the price of an offer", () => {
  it("follows the market by its margin, or stands still", () => {
    expect(priceOf(withMargin(150), market)).to.deep.equal(price(60_900n));
    expect(priceOf(withMargin(-5_000), market)).to.deep.equal(price(30_000n));
    expect(priceOf(withPrice(61_000n), market)).to.deep.equal(price(61_000n));
  });

  it("is none without a market, unless it is fixed", () => {
    expect(priceOf(withMargin(0), undefined)).to.equal(undefined);
    expect(priceOf(withPrice(61_000n), undefined)).to.deep.equal(price(61_000n));
  });

  it("is never zero", () => {
    expect(priceOf(withMargin(-9_999), { ...market, scaled: 1n })).to.equal(undefined);
  });

  it("is as far from the market as it says", () => {
    expect(distanceFromMarket(withMargin(-20), undefined)).to.equal(-20n);
    expect(distanceFromMarket(withPrice(60_600n), market)).to.equal(100n);
    expect(distanceFromMarket(withPrice(60_600n), undefined)).to.equal(undefined);
  });
});

const taken = (amounts: OfferAmounts) =>
  [1_999n, 2_000n, 2_500n, 5_000n, 5_001n].filter((minor) =>
    takesAmount({ amounts, currency: "EUR" }, euros(minor)),
  );

describe("the amounts of an offer", () => {
  const range: OfferAmounts = { kind: "range", min: euros(2_000n), max: euros(5_000n) };
  const list: OfferAmounts = { kind: "predefined", amounts: [euros(5_000n), euros(2_500n)] };

  it("are all between two, both included, or those of a list", () => {
    expect(taken(range)).to.deep.equal([2_000n, 2_500n, 5_000n]);
    expect(taken(list)).to.deep.equal([2_500n, 5_000n]);
  });

  it("are none of another currency", () => {
    const dollars = { currency: "USD", minor: 2_500n };
    expect(takesAmount({ amounts: range, currency: "EUR" }, dollars)).to.equal(false);
  });

  it("have a smallest", () => {
    expect(smallestAmount(range)).to.deep.equal(euros(2_000n));
    expect(smallestAmount(list)).to.deep.equal(euros(2_500n));
  });
});

describe("a quote", () => {
  it("says the crypto for the fiat, and the fee for that crypto", () => {
    const fee = { basisPoints: 50, discountPercent: 0 };
    const cashback = { basisPoints: 100, most: undefined };
    const quote = quoteFor(euros(10_000n), price(64_000n), fee, cashback);
    expect(quote.crypto).to.deep.equal({ asset: "BTC", units: 156_250n });
    expect(quote.fee).to.deep.equal({ asset: "BTC", units: 781n });
    expect(quote.cashback).to.deep.equal({ asset: "BTC", units: 1_562n });
  });
});

describe("the type of an offer", () => {
  it("is for the visitor the opposite of what the owner does", () => {
    expect(visitorType("sell")).to.equal("buy");
    expect(visitorType("buy")).to.equal("sell");
  });
});

describe("basis points", () => {
  it("are typed and shown as percent", () => {
    const rows: readonly [string, number][] = [
      ["1.5", 150],
      ["-0.4", -40],
      ["0", 0],
      ["100", 10_000],
      ["-99.99", -9_999],
      ["0.05", 5],
    ];
    for (const [text, points] of rows) {
      expect(parseBasisPoints(text)).to.equal(points);
      expect(formatBasisPoints(BigInt(points))).to.equal(text);
    }
    expect(parseBasisPoints("-0")).to.equal(0);
    for (const text of ["", "+1", "1.", ".5", "1e2", "1.555"]) {
      expect(parseBasisPoints(text)).to.equal(undefined);
    }
  });

  it("are read back as they are shown", () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_999, max: 2_100_000 }), (points) => {
        expect(parseBasisPoints(formatBasisPoints(BigInt(points)))).to.equal(points);
      }),
    );
  });
});
