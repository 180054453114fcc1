import { expect } from "chai";
import fc from "fast-check";
import { priceConversion } from "../../../src/domain/conversion/price-conversion.ts";
import { realAssets, assets, type RealAsset } from "../../../src/domain/money/asset.ts";
import { money } from "../../../src/domain/money/money.ts";
import type { Price } from "../../../src/domain/money/price.ts";

const priceOf = (asset: RealAsset, scaled: bigint): Price => ({ asset, currency: "USD", scaled });
const usd = { BTC: 60_000n * 10n ** 8n, USDT: 10n ** 8n, ETH: 3_000n * 10n ** 8n };
const converted = (from: RealAsset, units: bigint, to: RealAsset, spread = 50) =>
  priceConversion(
    money(from, units),
    to,
    { from: priceOf(from, usd[from]), to: priceOf(to, usd[to]) },
    spread,
  );

const coin = fc.constantFrom(...realAssets);
const units = fc.bigInt({ min: 1n, max: 10n ** 21n });
const scaled = fc.bigInt({ min: 1n, max: 10n ** 14n });

describe("the price of a conversion", () => {
  it("is the market's value less half a per cent", () => {
    expect(converted("BTC", 100_000_000n, "USDT")).to.deep.equal({
      to: money("USDT", 59_700_000_000n),
      spread: money("USDT", 300_000_000n),
    });
    expect(converted("USDT", 3_000_000_000n, "ETH").to.units).to.equal(995n * 10n ** 15n);
  });

  it("rounds the value down and the spread up, to whole granules", () => {
    fc.assert(
      fc.property(coin, coin, units, scaled, scaled, (from, to, amount, given, got) => {
        const prices = { from: priceOf(from, given), to: priceOf(to, got) };
        const priced = priceConversion(money(from, amount), to, prices, 50);
        const { granule, baseUnitDigits } = assets[to];
        const value = priced.to.units + priced.spread.units;
        expect(priced.to.units % granule).to.equal(0n);
        // No more than the exact value, and the spread no less than its share of what is given out.
        const exactOver = 10n ** BigInt(assets[from].baseUnitDigits) * got;
        expect(value * exactOver <= amount * given * 10n ** BigInt(baseUnitDigits)).to.equal(true);
        expect(priced.spread.units * 10_000n >= value * 50n).to.equal(true);
      }),
    );
  });

  it("leaves nobody with more after the way there and back", () => {
    fc.assert(
      fc.property(coin, coin, units, scaled, scaled, (one, other, amount, first, second) => {
        const prices = { from: priceOf(one, first), to: priceOf(other, second) };
        const there = priceConversion(money(one, amount), other, prices, 50);
        const back = priceConversion(there.to, one, { from: prices.to, to: prices.from }, 50);
        expect(back.to.units <= amount).to.equal(true);
      }),
    );
  });

  it("takes no prices of other coins, nor of two currencies", () => {
    const prices = { from: priceOf("BTC", 1n), to: priceOf("ETH", 1n) };
    expect(() => priceConversion(money("BTC", 1n), "USDT", prices, 50)).to.throw(TypeError);
    const mixed = { ...prices, to: { ...prices.to, currency: "EUR" as const } };
    expect(() => priceConversion(money("BTC", 1n), "ETH", mixed, 50)).to.throw(TypeError);
  });
});
