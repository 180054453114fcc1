import { expect } from "chai";
import fc from "fast-check";
import {
  fiatOfUsdCents,
  marketRate,
  usdCentsOf,
  type RateBook,
} from "../../../src/domain/market/rate-book.ts";
import { pairOf, readRate } from "../../../src/domain/market/reading.ts";

type Rates = Readonly<Record<string, readonly [rate: string, at?: number, source?: string]>>;

const bookOf =
  (rates: Rates): RateBook =>
  (base, currency) => {
    const [rate, at = 0, source = "a"] = rates[pairOf(base, currency)] ?? [];
    const scaled = rate === undefined ? undefined : readRate(rate);
    return scaled === undefined ? undefined : { scaled, at, sources: [source] };
  };

describe("the market price", () => {
  it("is that of the currency's own market", () => {
    const book = bookOf({ "BTC/EUR": ["60000"], "BTC/USD": ["70000"], "USD/EUR": ["0.9"] });
    expect(marketRate(book, "BTC", "EUR")?.scaled).to.equal(readRate("60000"));
  });

  it("is crossed through the US dollar without one, as old as the older leg, from both", () => {
    const book = bookOf({ "BTC/USD": ["70000", 500, "x"], "USD/NGN": ["1640.5", 400, "y"] });
    expect(marketRate(book, "BTC", "NGN")).to.deep.equal({
      scaled: readRate("114835000"),
      at: 400,
      sources: ["x", "y"],
    });
  });

  it("names a source once that gave both legs", () => {
    const book = bookOf({ "BTC/USD": ["70000"], "USD/NGN": ["1640.5"] });
    expect(marketRate(book, "BTC", "NGN")?.sources).to.deep.equal(["a"]);
  });

  it("is none where a leg is missing", () => {
    expect(marketRate(bookOf({ "BTC/USD": ["70000"] }), "BTC", "NGN")).to.equal(undefined);
    expect(marketRate(bookOf({ "USD/NGN": ["1640"] }), "BTC", "NGN")).to.equal(undefined);
    expect(marketRate(bookOf({}), "BTC", "USD")).to.equal(undefined);
  });
});

describe("the value in US dollars", () => {
  const book = bookOf({
    "USD/EUR": ["0.92"],
    "USD/JPY": ["151.9"],
    "BTC/USD": ["70000"],
    "BTC/GBP": ["55000"],
  });

  it("is rounded up to the cent", () => {
    expect(usdCentsOf(book, { currency: "EUR", minor: 9_200n })).to.equal(10_000n);
    expect(usdCentsOf(book, { currency: "EUR", minor: 1n })).to.equal(2n);
    expect(usdCentsOf(book, { currency: "JPY", minor: 1_519n })).to.equal(1_000n);
  });

  it("is the amount itself in US dollars, even when no rate is known", () => {
    expect(usdCentsOf(bookOf({}), { currency: "USD", minor: 123n })).to.equal(123n);
  });

  it("is crossed through Bitcoin where the dollar has no rate", () => {
    expect(usdCentsOf(book, { currency: "GBP", minor: 5_500n })).to.equal(7_000n);
    expect(usdCentsOf(book, { currency: "NGN", minor: 5_500n })).to.equal(undefined);
  });

  it("never says less than it is worth", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (minor) => {
        const cents = usdCentsOf(book, { currency: "EUR", minor }) ?? -1n;
        expect(cents * 92n >= minor * 100n).to.equal(true);
        expect((cents - 1n) * 92n < minor * 100n).to.equal(true);
      }),
    );
  });
});

describe("what US dollars come to in another currency", () => {
  const book = bookOf({ "USD/EUR": ["0.92"], "BTC/USD": ["70000"], "BTC/GBP": ["55000"] });

  it("is the same in US dollars, and nothing where no rate is known", () => {
    expect(fiatOfUsdCents(bookOf({}), 123n, "USD")).to.deep.equal({ currency: "USD", minor: 123n });
    expect(fiatOfUsdCents(book, 123n, "NGN")).to.equal(undefined);
  });

  for (const currency of ["EUR", "GBP"]) {
    it(`in ${currency} is the most that is worth no more, and not one unit less`, () => {
      fc.assert(
        fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (cents) => {
          const minor = fiatOfUsdCents(book, cents, currency)?.minor ?? -1n;
          expect((usdCentsOf(book, { currency, minor }) ?? cents + 1n) <= cents).to.equal(true);
          const more = usdCentsOf(book, { currency, minor: minor + 1n }) ?? 0n;
          expect(more > cents).to.equal(true);
        }),
      );
    });
  }
});

/**
 * One dollar, and a tenth of a Bitcoin at 70,000 dollars, in currencies with this many decimals.
 */
const ofDigits = [
  { currency: "JPY", ofDollar: "151.9", ofCoin: "10633000", unit: 1n },
  { currency: "EUR", ofDollar: "0.92", ofCoin: "64400", unit: 100n },
  { currency: "KWD", ofDollar: "0.307", ofCoin: "21490", unit: 1_000n },
];

for (const { currency, ofDollar, ofCoin, unit } of ofDigits) {
  const coin = { "BTC/USD": ["70000"], [`BTC/${currency}`]: [ofCoin] } as const;
  const ways = {
    directly: bookOf({ [`USD/${currency}`]: [ofDollar] }),
    "through Bitcoin": bookOf(coin),
  };
  for (const [way, book] of Object.entries(ways)) {
    const scaled = readRate(ofDollar) ?? 0n;

    it(`a value in ${currency}, ${way}, is the amount divided by the rate, rounded up to the cent`, () => {
      fc.assert(
        fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), (minor) => {
          const cents = usdCentsOf(book, { currency, minor }) ?? -1n;
          // minor / unit / rate, in cents, on both sides of it.
          const exact = minor * 100n * 10n ** 8n;
          expect(cents * unit * scaled >= exact, "enough").to.equal(true);
          expect((cents - 1n) * unit * scaled < exact, "not too much").to.equal(true);
        }),
      );
    });

    it(`US dollars in ${currency}, ${way}, are multiplied by the rate and rounded down`, () => {
      fc.assert(
        fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), (cents) => {
          const minor = fiatOfUsdCents(book, cents, currency)?.minor ?? -1n;
          const exact = cents * unit * scaled;
          expect(minor * 100n * 10n ** 8n <= exact, "not too much").to.equal(true);
          expect((minor + 1n) * 100n * 10n ** 8n > exact, "all").to.equal(true);
        }),
      );
    });
  }
}

describe("a rate as a ticker writes it", () => {
  it("is read to eight digits, the rest left out", () => {
    expect(readRate("64812.40000")).to.equal(6_481_240_000_000n);
    expect(readRate("0.000000019")).to.equal(1n);
    expect(readRate("1640")).to.equal(164_000_000_000n);
  });

  for (const text of [
    "0",
    "0.000000001",
    "-1",
    "NaN",
    "Infinity",
    "1e5",
    "",
    " 1",
    "1,000",
    "1.",
  ]) {
    it(`is none that says "${text}"`, () => {
      expect(readRate(text)).to.equal(undefined);
    });
  }
});
