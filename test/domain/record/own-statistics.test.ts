import { expect } from "chai";
import fc from "fast-check";
import {
  monthsUpTo,
  profitUsdCents,
  statisticsOf,
  type CountedTrade,
} from "../../../src/domain/record/own-statistics.ts";

const trade: CountedTrade = {
  month: "2026-11",
  isBuyer: false,
  partner: "ben",
  paymentMethod: "wise",
  usdCents: 10_000n,
  price: 110n,
  marketPrice: 100n,
  amount: 1_000n,
  fee: 0n,
};

describe("what a trade brought", () => {
  it("is what the price is above the market for the seller, and below it for the buyer", () => {
    expect(profitUsdCents(trade)).to.equal(909n);
    expect(profitUsdCents({ ...trade, isBuyer: true })).to.equal(-910n);
    expect(profitUsdCents({ ...trade, price: 100n })).to.equal(0n);
  });

  it("has the fee taken off for the seller alone", () => {
    const even = { ...trade, price: 100n, fee: 10n };
    expect(profitUsdCents(even)).to.equal(-100n);
    expect(profitUsdCents({ ...even, isBuyer: true })).to.equal(0n);
  });

  it("is never more for both together than nothing, as nothing comes from nowhere", () => {
    const units = fc.bigInt({ min: 1n, max: 10n ** 18n });
    fc.assert(
      fc.property(
        units,
        units,
        units,
        units,
        units,
        (usdCents, price, marketPrice, amount, fee) => {
          const of = { ...trade, usdCents, price, marketPrice, amount, fee };
          const both = profitUsdCents(of) + profitUsdCents({ ...of, isBuyer: true });
          expect(both <= 0n).to.equal(true);
        },
      ),
    );
  });
});

describe("statistics of one's own trades", () => {
  it("sum up months, methods and partners, the largest first, and empty months too", () => {
    const trades = [
      { ...trade, month: "2026-09", partner: "cleo", usdCents: 100n },
      trade,
      { ...trade, paymentMethod: "sepa-instant", usdCents: 50_000n },
    ];
    const { total, months, methods, partners } = statisticsOf(trades, "2026-11", 3);
    expect(total).to.include({ trades: 3, usdCents: 60_100n });
    expect(months.map(({ month, trades: count }) => [month, count])).to.deep.equal([
      ["2026-09", 1],
      ["2026-10", 0],
      ["2026-11", 2],
    ]);
    expect(methods.map(({ paymentMethod }) => paymentMethod)).to.deep.equal([
      "sepa-instant",
      "wise",
    ]);
    expect(partners.map(({ partner }) => partner)).to.deep.equal(["ben", "cleo"]);
  });

  it("count months over the turn of a year", () => {
    expect(monthsUpTo("2027-01", 3)).to.deep.equal(["2026-11", "2026-12", "2027-01"]);
  });
});
