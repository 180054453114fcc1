import { expect } from "chai";
import { LiveMarketPrices } from "../../../src/application/market/live-market-prices.ts";
import { RefreshMarketPrices } from "../../../src/application/market/refresh-market-prices.ts";
import { DemoRates } from "../../../src/adapters/rates/demo-rates.ts";
import { fiatCurrencies } from "../../../src/domain/catalogue/fiat-currencies.ts";
import { assetCodes } from "../../../src/domain/money/asset.ts";
import { defaultMarketPolicy } from "../../../src/domain/policy/default-policy.ts";

const midnight = Date.UTC(2026, 0, 1);
const minute = 60_000;

describe("the demo market", () => {
  it("says the same at the same minute of every day", async () => {
    const [one, other] = await Promise.all(
      [midnight, midnight + 7 * 86_400_000].map((day) =>
        new DemoRates(() => day + 754 * minute + 13_000).read(),
      ),
    );
    expect(one?.map(({ rate }) => rate)).to.deep.equal(other?.map(({ rate }) => rate));
    expect(one?.[0]?.at).to.equal(midnight + 754 * minute);
  });

  it("has a price for every asset in every currency, all named demo", async () => {
    const now = midnight;
    const prices = new LiveMarketPrices(
      () => defaultMarketPolicy,
      () => now,
    );
    await new RefreshMarketPrices([new DemoRates(() => now)], prices, () =>
      expect.fail(),
    ).execute();
    for (const asset of assetCodes) {
      for (const { code } of fiatCurrencies) {
        expect(prices.quote(asset, code)?.sources, `${asset}/${code}`).to.deep.equal(["demo"]);
      }
    }
    for (const { code } of fiatCurrencies) {
      expect(prices.usdCents({ currency: code, minor: 1n })).to.be.a("bigint");
    }
  });

  it("moves every day of minutes, by less than a percent a minute, midnight included", async () => {
    let now = midnight;
    const source = new DemoRates(() => now);
    const bitcoin: number[] = [];
    for (; now <= midnight + 1_500 * minute; now += minute) {
      const [first] = await source.read();
      bitcoin.push(Number(first?.rate));
    }
    const steps = bitcoin.slice(1).map((rate, index) => Math.abs(rate / (bitcoin[index] ?? 0) - 1));
    expect(Math.max(...steps)).to.be.within(0.0001, 0.01);
    expect(new Set(bitcoin).size).to.be.above(1_000);
  });
});
