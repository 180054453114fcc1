import { expect } from "chai";
import { LiveMarketPrices } from "../../../src/application/market/live-market-prices.ts";
import { RefreshMarketPrices } from "../../../src/application/market/refresh-market-prices.ts";
import type { RateSource, Ticker } from "../../../src/application/ports/rate-source.ts";
import {
  defaultMarketPolicy,
  defaultStartPolicy,
} from "../../../src/domain/policy/default-policy.ts";

/** A source with rates set by the test, at the time of the clock. */
class ToldSource implements RateSource {
  readonly name: string;
  says: readonly Ticker[] | Error = [];

  constructor(name: string) {
    this.name = name;
  }

  async read(): Promise<readonly Ticker[]> {
    if (this.says instanceof Error) throw this.says;
    return this.says;
  }
}

describe("market prices", () => {
  let now: number;
  let sources: readonly [ToldSource, ToldSource, ToldSource];
  let prices: LiveMarketPrices;
  let refresh: RefreshMarketPrices;
  let failures: string[];

  beforeEach(() => {
    now = 1_800_000_000_000;
    sources = [new ToldSource("a"), new ToldSource("b"), new ToldSource("c")];
    failures = [];
    prices = new LiveMarketPrices(
      () => defaultMarketPolicy,
      () => now,
    );
    refresh = new RefreshMarketPrices(sources, prices, (name) => failures.push(name));
  });

  const inEuros = (rate: string, at = now): Ticker[] => [
    { base: "BTC", currency: "EUR", rate, at },
  ];
  const quoted = () => {
    const quote = prices.quote("BTC", "EUR");
    return quote && [Number(quote.price.scaled) / 1e8, quote.sources.join(" ")];
  };
  /** One refresh, a minute after the last, with these rates from the sources. */
  const minute = async (...rates: readonly (string | Error)[]) => {
    now += 60_000;
    sources.forEach((source, index) => {
      const rate = rates[index];
      source.says = rate === undefined ? [] : rate instanceof Error ? rate : inEuros(rate);
    });
    await refresh.execute();
  };

  it("are unknown before the first refresh", () => {
    expect(prices.quote("BTC", "EUR")).to.equal(undefined);
    expect(prices.usdCents({ currency: "EUR", minor: 100n })).to.equal(undefined);
  });

  it("are the median of what the sources say, with their names and the oldest time", async () => {
    await minute("60000", "60300", "60100");
    expect(quoted()).to.deep.equal([60_100, "a b c"]);
    expect(prices.quote("BTC", "EUR")).to.have.property("at", now);
  });

  it("do without a source that fails, and tell of it", async () => {
    await minute("60000", new Error("down"), "60100");
    expect(quoted()).to.deep.equal([60_050, "a c"]);
    expect(failures).to.deep.equal(["b"]);
  });

  it("leave out what is no number above zero", async () => {
    await minute("60000", "0", "NaN");
    expect(quoted()).to.deep.equal([60_000, "a"]);
  });

  it("use the last word of a source that fell silent, as long as it is fresh", async () => {
    await minute("60000", "60300", "60100");
    await minute("61000", "61300");
    expect(quoted()).to.deep.equal([61_000, "a b c"]);
    for (const rate of ["61000", "61000", "61000", "61000"]) await minute(rate, rate);
    expect(quoted()).to.deep.equal([61_000, "a b"]);
  });

  it("are shown for 30 min after everybody fell silent, and then no more", async () => {
    await minute("60000", "60000", "60000");
    now += 1_800_000;
    expect(quoted()).to.deep.equal([60_000, "a b c"]);
    now += 1;
    expect(quoted()).to.equal(undefined);
  });

  it("keep the last price while one or two sources contradict each other", async () => {
    await minute("60000", "60000");
    await minute("60000", "62000");
    expect(quoted()).to.deep.equal([60_000, "a b"]);
    expect(prices.quote("BTC", "EUR")).to.have.property("at", now - 60_000);
  });

  it("jump only when the next refresh confirms it with something new", async () => {
    await minute("60000", "60000", "60000");
    await minute("90000", "90000", "90000");
    expect(quoted()).to.deep.equal([60_000, "a b c"]);
    await refresh.execute();
    expect(quoted()).to.deep.equal([60_000, "a b c"]);
    await minute("90100", "90100", "90100");
    expect(quoted()).to.deep.equal([90_100, "a b c"]);
  });

  it("do not stay fresh by a time that is still to come", async () => {
    sources[0].says = inEuros("60000", now + 10 ** 12);
    await refresh.execute();
    expect(prices.quote("BTC", "EUR")).to.have.property("at", now);
    now += 1_800_001;
    expect(prices.quote("BTC", "EUR")).to.equal(undefined);
  });

  it("do without a reading that has no time", async () => {
    sources[0].says = inEuros("60000", Number.NaN);
    sources[1].says = inEuros("61000");
    await refresh.execute();
    expect(quoted()).to.deep.equal([61_000, "b"]);
  });

  it("are crossed through the US dollar, and so is the value of fiat", async () => {
    sources[0].says = [
      { base: "BTC", currency: "USD", rate: "70000", at: now },
      { base: "USD", currency: "NGN", rate: "1640", at: now },
    ];
    await refresh.execute();
    expect(prices.quote("BTC", "NGN")?.price).to.deep.equal({
      asset: "BTC",
      currency: "NGN",
      scaled: 114_800_000n * 10n ** 8n,
    });
    expect(prices.usdCents({ currency: "NGN", minor: 164_000n })).to.equal(100n);
  });

  it("are reckoned by the age at which trades may start", () => {
    expect(defaultMarketPolicy.startSeconds).to.equal(defaultStartPolicy.ratesAtMostSeconds);
  });
});
