import { expect } from "chai";
import fc from "fast-check";
import {
  changeOf,
  lotsFor,
  lotText,
  totalOf,
  typedAmount,
  typedPrice,
  typedText,
  usdtText,
  walk,
} from "../../../../src/adapters/web-ui/spot/spot-numbers.ts";
import { candleShapes, chartBox } from "../../../../src/adapters/web-ui/spot/candle-shapes.ts";
import { spotMarkets, spotValue } from "../../../../src/domain/spot/spot-market.ts";

const btc = spotMarkets["BTC-USDT"];
const eth = spotMarkets["ETH-USDT"];
const levels = [
  { price: "60000000000", amount: "100000" },
  { price: "60100000000", amount: "200000" },
];

describe("the numbers of the terminal", () => {
  const prices: readonly [string, bigint | undefined][] = [
    ["60000", 60_000_000_000n],
    ["60000.1", 60_000_100_000n],
    ["60000.10", 60_000_100_000n],
    ["60000.15", undefined],
    ["", undefined],
    [".", undefined],
    ["0", undefined],
  ];
  for (const [typed, price] of prices) {
    it(`reads the price “${typed}” as ${price}`, () => {
      expect(typedPrice(btc, typed)).to.equal(price);
    });
  }

  it("reads an amount in whole lots", () => {
    expect(typedAmount(btc, "0.00001")).to.equal(1_000n);
    expect(typedAmount(btc, "0.000011")).to.equal(undefined);
    expect(typedAmount(eth, "0.0001")).to.equal(100_000_000_000_000n);
  });

  it("writes what it reads", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 9n }), (lots) => {
        const amount = lots * btc.lot;
        expect(typedAmount(btc, typedText(amount, 8))).to.equal(amount);
      }),
    );
  });

  it("walks through a book level by level, and says what is not there", () => {
    expect(walk(btc, levels, 150_000n)).to.deep.equal({ amount: 150_000n, value: 90_050_000n });
    expect(walk(btc, levels, 900_000n).amount).to.equal(300_000n);
  });

  it("never takes more lots than a sum pays for", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 9n }), (budget) => {
        const priced = lotsFor(btc, budget, 60_000_000_000n);
        expect(spotValue(btc, 60_000_000_000n, priced) <= budget).to.equal(true);
        expect(spotValue(btc, 60_000_000_000n, priced + btc.lot) > budget).to.equal(true);
        expect(walk(btc, levels, lotsFor(btc, budget, levels)).value <= budget).to.equal(true);
      }),
    );
  });

  it("shows the fee in what the order gets", () => {
    const sum = { amount: 100_000n, value: 60_000_000n };
    expect(totalOf(btc, "buy", sum, 10).fee).to.deep.equal({ asset: "BTC", units: 100n });
    expect(totalOf(btc, "sell", sum, 10).fee).to.deep.equal({ asset: "USDT", units: 60_000n });
  });

  it("shows prices with two decimals and amounts with those of a lot", () => {
    expect(usdtText("en", "60000100000")).to.equal("60,000.10");
    expect(lotText("en", btc, "123000")).to.equal("0.00123");
    expect(lotText("en", eth, "1234500000000000000")).to.equal("1.2345");
  });

  it("knows the change of a day where there are both prices", () => {
    expect(changeOf("50", "55")).to.equal("10.00");
    expect(changeOf(null, "55")).to.equal(undefined);
    expect(changeOf("50", null)).to.equal(undefined);
  });

  it("draws candles within the box, the newest sixty", () => {
    const candles = Array.from({ length: 70 }, (_, each) => ({
      start: String(each),
      open: String(100 + each),
      close: String(110 + each),
      lowest: String(90 + each),
      highest: String(120 + each),
      amount: "1",
    }));
    const shapes = candleShapes(candles);
    expect(shapes).to.have.length(60);
    expect(shapes[0]!.start).to.equal("10");
    for (const { x, body, wick } of shapes) {
      expect(x + body.width).to.be.at.most(chartBox.width);
      expect(wick.y).to.be.at.least(0);
      expect(wick.y + wick.height).to.be.at.most(chartBox.height);
    }
  });
});
