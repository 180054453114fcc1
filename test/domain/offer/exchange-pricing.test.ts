import { expect } from "chai";
import fc from "fast-check";
import {
  exchangePrice,
  followedRate,
  formatMultiplier,
  judgeExchangePricing,
  parseMultiplier,
  type ExchangePricingInput,
} from "../../../src/domain/offer/exchange-pricing.ts";
import type { ExchangePricing } from "../../../src/domain/offer/offer.ts";
import { distanceFromMarket, priceOf } from "../../../src/domain/offer/offer-price.ts";

const price = (scaled: bigint) => ({ asset: "BTC", currency: "EUR", scaled }) as const;
const pricing = (change: Partial<ExchangePricing> = {}): ExchangePricing => ({
  kind: "exchange",
  source: "kraken",
  point: "last",
  multiplierBasisPoints: 10_000,
  floor: undefined,
  ceiling: undefined,
  ...change,
});
const scaled = fc.bigInt({ min: 1n, max: 10n ** 20n });
const multiplier = fc.integer({ min: 1, max: 100_000 });
const bound = fc.option(scaled.map(price), { nil: undefined });

describe("a price by an exchange", () => {
  it("is what the exchange says × the multiplier, half away from zero", () => {
    const raised = pricing({ multiplierBasisPoints: 10_150 });
    expect(exchangePrice(raised, price(6_000_000_000_000n)).scaled).to.equal(6_090_000_000_000n);
    const half = pricing({ multiplierBasisPoints: 15_000 });
    expect(exchangePrice(half, price(1n)).scaled).to.equal(2n);
  });

  it("stays within its bounds, whatever the exchange says, and is the product inside them", () => {
    fc.assert(
      fc.property(scaled, multiplier, bound, bound, (rate, multiplierBasisPoints, one, other) => {
        const [floor, ceiling] =
          one && other && one.scaled > other.scaled ? [other, one] : [one, other];
        const at = exchangePrice(pricing({ multiplierBasisPoints, floor, ceiling }), price(rate));
        const free = exchangePrice(pricing({ multiplierBasisPoints }), price(rate));
        if (floor) expect(at.scaled >= floor.scaled).to.equal(true);
        if (ceiling) expect(at.scaled <= ceiling.scaled).to.equal(true);
        const isBound = at.scaled === floor?.scaled || at.scaled === ceiling?.scaled;
        expect(isBound || at.scaled === free.scaled).to.equal(true);
      }),
    );
  });

  it("never falls when the exchange rises", () => {
    fc.assert(
      fc.property(scaled, scaled, multiplier, bound, (one, other, multiplierBasisPoints, floor) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        const at = (rate: bigint) =>
          exchangePrice(pricing({ multiplierBasisPoints, floor }), price(rate)).scaled;
        expect(at(low) <= at(high)).to.equal(true);
      }),
    );
  });

  it("is none without the exchange, and is compared with the market", () => {
    const offer = { pricing: pricing({ multiplierBasisPoints: 10_100 }) };
    const market = price(6_000_000_000_000n);
    expect(priceOf(offer, market)).to.equal(undefined);
    expect(distanceFromMarket(offer, market)).to.equal(undefined);
    expect(distanceFromMarket(offer, market, market)).to.equal(100n);
  });

  it("follows its own exchange and price alone", () => {
    const rates = [
      { source: "kraken", point: "bid", scaled: 1n, at: 5 },
      { source: "bitstamp", point: "last", scaled: 2n, at: 6 },
      { source: "kraken", point: "last", scaled: 3n, at: 7 },
    ] as const;
    const offer = { pricing: pricing(), asset: "BTC", currency: "EUR" } as const;
    expect(followedRate(offer, rates)).to.deep.equal({ price: price(3n), at: 7 });
    expect(followedRate(offer, rates.slice(0, 2))).to.equal(undefined);
  });
});

describe("a typed price by an exchange", () => {
  const typed = (change: Partial<ExchangePricingInput> = {}) =>
    judgeExchangePricing(
      {
        kind: "exchange",
        source: "kraken",
        point: "bid",
        multiplier: "1.015",
        floor: "",
        ceiling: "",
        ...change,
      },
      "BTC",
      "EUR",
      { least: -5_000, most: 5_000 },
    );

  it("is understood", () => {
    expect(typed({ floor: "50000", ceiling: "70000.5" })).to.deep.equal({
      ok: true,
      value: pricing({
        point: "bid",
        multiplierBasisPoints: 10_150,
        floor: price(5_000_000_000_000n),
        ceiling: price(7_000_050_000_000n),
      }),
    });
  });

  for (const [change, field, code] of [
    [{ source: "Kraken; drop" }, "rate_source", "unknown"],
    [{ point: "middle" }, "rate_source", "unknown"],
    [{ multiplier: "much" }, "rate_multiplier", "not_a_number"],
    [{ multiplier: "1.00005" }, "rate_multiplier", "not_a_number"],
    [{ multiplier: "1.5001" }, "rate_multiplier", "out_of_bounds"],
    [{ multiplier: "0.4999" }, "rate_multiplier", "out_of_bounds"],
    [{ floor: "0" }, "rate_floor", "not_a_number"],
    [{ ceiling: "-1" }, "rate_ceiling", "not_a_number"],
    [{ floor: "2", ceiling: "1" }, "rate_ceiling", "below_minimum"],
  ] as const) {
    it(`is refused with ${JSON.stringify(change)}`, () => {
      const judged = typed(change);
      const failures = judged.ok ? [] : judged.failures;
      expect(failures.map((each) => [each.field, each.code])).to.deep.equal([[field, code]]);
    });
  }

  it("has a multiplier that is written as it is read", () => {
    fc.assert(
      fc.property(multiplier, (points) => {
        expect(parseMultiplier(formatMultiplier(points))).to.equal(points);
      }),
    );
    expect(formatMultiplier(10_000)).to.equal("1");
    expect(formatMultiplier(150)).to.equal("0.015");
  });
});
