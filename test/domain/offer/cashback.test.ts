import { expect } from "chai";
import fc from "fast-check";
import { assets } from "../../../src/domain/money/asset.ts";
import { money } from "../../../src/domain/money/money.ts";
import { cryptoFor } from "../../../src/domain/money/price.ts";
import { cashbackOn, judgeCashback } from "../../../src/domain/offer/cashback.ts";
import { euros } from "./example-offer.ts";

const price = { asset: "BTC", currency: "EUR", scaled: 50_000n * 10n ** 8n } as const;
const selling = { side: "sell", currency: "EUR" };

describe("the cashback of an offer", () => {
  const typed: readonly [percent: string, most: string, told: string][] = [
    ["", "", "none"],
    ["1.5", "", "150"],
    ["0.01", "10", "1 up to 1000"],
    ["10", "0.01", "1000 up to 1"],
    ["10.01", "", "cashback_percent out_of_bounds"],
    ["0", "", "cashback_percent out_of_bounds"],
    ["-1", "", "cashback_percent out_of_bounds"],
    ["", "10", "cashback_percent not_a_number"],
    ["1.005", "", "cashback_percent not_a_number"],
    ["1", "0", "cashback_max_value not_positive"],
    ["1", "1.001", "cashback_max_value too_precise"],
    ["1", "ten", "cashback_max_value not_a_number"],
  ];
  for (const [percent, most, told] of typed) {
    it(`typed as "${percent}" up to "${most}" is ${told}`, () => {
      const judged = judgeCashback({ percent, most }, selling, 1_000);
      if (!judged.ok) {
        expect(judged.failures.map(({ field, code }) => `${field} ${code}`)).to.deep.equal([told]);
        return;
      }
      const { value } = judged;
      const bound = value?.most ? ` up to ${value.most.minor}` : "";
      expect(value ? `${value.basisPoints}${bound}` : "none").to.equal(told);
    });
  }

  it("is refused on offers to buy, and none of it is not", () => {
    const buying = { side: "buy", currency: "EUR" };
    const judged = judgeCashback({ percent: "1", most: "" }, buying, 1_000);
    expect(judged.ok || judged.failures).to.deep.equal([
      { field: "cashback_percent", code: "only_on_sell_offers" },
    ]);
    expect(judgeCashback({ percent: "", most: "" }, buying, 1_000).ok).to.equal(true);
  });

  it("is a share of the crypto, rounded down, and no more than its bound is worth", () => {
    const coin = money("BTC", 1_000_999n);
    expect(cashbackOn(coin, price, undefined).units).to.equal(0n);
    expect(cashbackOn(coin, price, { basisPoints: 150, most: undefined }).units).to.equal(15_014n);
    expect(cashbackOn(coin, price, { basisPoints: 150, most: euros(5_00n) }).units).to.equal(
      10_000n,
    );
  });

  it("is whole granules of any coin, never above share or bound", () => {
    const input = fc.record({
      asset: fc.constantFrom("BTC", "USDT", "ETH"),
      granules: fc.bigInt({ min: 0n, max: 10n ** 12n }),
      scaled: fc.bigInt({ min: 1n, max: 10n ** 16n }),
      basisPoints: fc.integer({ min: 1, max: 1_000 }),
      cents: fc.option(fc.bigInt({ min: 1n, max: 10n ** 9n }), { nil: undefined }),
    });
    fc.assert(
      fc.property(input, ({ asset, granules, scaled, basisPoints, cents }) => {
        const { granule } = assets[asset];
        const at = { asset, currency: "EUR", scaled };
        const amount = money(asset, granules * granule);
        const most = cents === undefined ? undefined : euros(cents);
        const { units } = cashbackOn(amount, at, { basisPoints, most });
        expect(units % granule).to.equal(0n);
        expect(units * 10_000n <= amount.units * BigInt(basisPoints)).to.equal(true);
        if (most) expect(units <= cryptoFor(most, at).units).to.equal(true);
      }),
    );
  });
});
