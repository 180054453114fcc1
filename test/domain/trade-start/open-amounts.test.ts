import { expect } from "chai";
import fc from "fast-check";
import { assetCodes } from "../../../src/domain/money/asset.ts";
import { money } from "../../../src/domain/money/money.ts";
import { cryptoFor, type Price } from "../../../src/domain/money/price.ts";
import type { Offer, OfferAmounts } from "../../../src/domain/offer/offer.ts";
import { feeOf } from "../../../src/domain/trade/fee.ts";
import { fundable, openAmounts } from "../../../src/domain/trade-start/open-amounts.ts";
import { cashbackOn } from "../../../src/domain/offer/cashback.ts";
import { euros, exampleOffer } from "../offer/example-offer.ts";

const range = (min: bigint, max: bigint): OfferAmounts => ({
  kind: "range",
  min: euros(min),
  max: euros(max),
});
const list = (...amounts: readonly bigint[]): OfferAmounts => ({
  kind: "predefined",
  amounts: amounts.map(euros),
});
const price: Price<"BTC"> = { asset: "BTC", currency: "EUR", scaled: 50_000n * 10n ** 8n };
const feeRate = { basisPoints: 50, discountPercent: 0 };

const offer = (amounts: OfferAmounts, side: Offer["side"] = "sell") =>
  exampleOffer({ amounts, side, pricing: { kind: "fixed", price } });

const withBalance = (satoshi: bigint) => ({
  available: money("BTC", satoshi).units,
  price,
  feeRate,
});

describe("what an offer takes at the moment", () => {
  it("is all of it while balance and cap cover it", () => {
    const all = range(2_000n, 50_000n);
    expect(openAmounts(offer(all), euros(50_000n), withBalance(1_005_000n))).to.deep.equal({
      open: true,
      amounts: all,
    });
  });

  it("is cut to what the owner can fund, rounded down to two figures", () => {
    const cut = openAmounts(offer(range(2_000n, 50_000n)), undefined, withBalance(1_004_999n));
    expect(cut).to.deep.equal({ open: true, amounts: range(2_000n, 49_000n) });
  });

  it("is cut to what the cap leaves, to the cent", () => {
    const cut = openAmounts(offer(range(2_000n, 50_000n)), euros(12_345n), withBalance(10n ** 8n));
    expect(cut).to.deep.equal({ open: true, amounts: range(2_000n, 12_345n) });
  });

  it("leaves of a list what can be funded", () => {
    const cut = openAmounts(offer(list(2_000n, 50_000n)), undefined, withBalance(300_000n));
    expect(cut).to.deep.equal({ open: true, amounts: list(2_000n) });
  });

  it("is nothing below the smallest amount, by the cap or the balance", () => {
    const all = offer(range(2_000n, 50_000n));
    expect(openAmounts(all, euros(1_999n), undefined)).to.deep.equal({ open: false, by: "cap" });
    expect(openAmounts(all, undefined, withBalance(0n))).to.deep.equal({
      open: false,
      by: "balance",
    });
  });

  it("does not depend on the balance of an owner who buys", () => {
    const buys = offer(range(2_000n, 50_000n), "buy");
    expect(openAmounts(buys, undefined, withBalance(0n)).open).to.equal(true);
  });

  it("is the most that a balance pays with its fee and cashback: one cent more it does not pay", () => {
    const asset = fc.constantFrom(...assetCodes);
    const input = fc.record({
      asset,
      available: fc.bigInt({ min: 0n, max: 10n ** 24n }),
      scaled: fc.bigInt({ min: 1n, max: 10n ** 16n }),
      basisPoints: fc.integer({ min: 0, max: 500 }),
      cashback: fc.option(
        fc.record({
          basisPoints: fc.integer({ min: 1, max: 1_000 }),
          most: fc.option(fc.bigInt({ min: 1n, max: 10n ** 6n }).map(euros), { nil: undefined }),
        }),
        { nil: undefined },
      ),
    });
    fc.assert(
      fc.property(input, ({ asset: code, available, scaled, basisPoints, cashback }) => {
        const at: Price = { asset: code, currency: "EUR", scaled };
        const rate = { basisPoints, discountPercent: 0 };
        const cost = (minor: bigint) => {
          const crypto = cryptoFor(euros(minor), at);
          return crypto.units + feeOf(crypto, rate).units + cashbackOn(crypto, at, cashback).units;
        };
        const most = fundable(money(code, available).units, at, rate, cashback);
        expect(cost(most.minor) <= available, "what it pays").to.equal(true);
        expect(cost(most.minor + 1n) > available, "one more").to.equal(true);
      }),
    );
  });
});
