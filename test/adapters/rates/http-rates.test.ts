import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import { rateSources } from "../../../src/adapters/rates/rate-sources.ts";
import type { RateSource } from "../../../src/application/ports/rate-source.ts";

const now = Date.UTC(2026, 0, 1, 12);

/** The exchanges' responses, by path. A number is a status without a body. */
const usual: Readonly<Record<string, unknown>> = {
  "/0/public/Ticker": {
    error: [],
    result: {
      XXBTZUSD: {
        a: ["70650.2", "1"],
        b: ["70650.0", "1"],
        c: ["70650.10000", "0.01"],
        p: ["70300", "70400.5"],
      },
      XXBTZEUR: { c: ["65104.00000", "0.01"] },
      USDTZUSD: { c: ["0.99980000", "5"] },
      USDTEUR: { c: ["0.92130000", "5"] },
      ETHGBP: { c: ["1953.10", "5"] },
    },
  },
  "/products/BTC-USD/ticker": { price: "70649.5", time: "2026-01-01T11:59:58.123456Z", size: "1" },
  "/products/ETH-EUR/ticker": {
    price: "2340.01",
    time: "2026-01-01T11:59:50Z",
    bid: "2340",
    ask: "2341",
  },
  "/api/v2/ticker/": [
    {
      pair: "BTC/USD",
      last: "70651",
      bid: "70650",
      ask: "70652",
      vwap: "70500.5",
      timestamp: "1767268790",
    },
    { pair: "XRP/USD", last: "2", timestamp: "1767268790" },
  ],
  "/v2/exchange-rates": {
    data: {
      currency: "USD",
      rates: { EUR: "0.9215", NGN: "1640.2", BTC: "0.0000141", XAU: "0.0003663" },
    },
  },
};

const krakenPoints = { bid: "70650.0", ask: "70650.2", average: "70400.5" };
const bitstampPoints = { bid: "70650", ask: "70652", average: "70500.5" };
const coinbasePoints = { bid: "2340", ask: "2341" };

describe("the rates of public exchanges", () => {
  let answers: Record<string, unknown>;
  let asked: string[];
  let server: Server;
  let sources: Readonly<Record<string, RateSource>>;

  before(async () => {
    server = createServer((request, response) => {
      const { pathname, search } = new URL(request.url ?? "", "http://exchange");
      asked.push(pathname + search);
      const answer = answers[pathname] ?? 404;
      if (typeof answer === "number") response.writeHead(answer, { location: "/0/public/Ticker" });
      response.end(typeof answer === "string" ? answer : JSON.stringify(answer));
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const addresses = {
      kraken: address,
      coinbase: address,
      bitstamp: address,
      coinbaseFiat: address,
    };
    sources = Object.fromEntries(
      rateSources({ kind: "http", addresses }, () => now).map((each) => [each.name, each]),
    );
  });
  after(() => server.close());
  beforeEach(() => {
    answers = { ...usual };
    asked = [];
  });

  const read = async (name: string) => (await sources[name]?.read()) ?? [];
  const failureOf = (name: string) =>
    read(name).then(
      () => expect.fail(`${name} answered`),
      (error: unknown) => error,
    );

  it("are read from Kraken: the last trade, by old and new names of markets", async () => {
    expect(await read("kraken")).to.deep.equal([
      { base: "BTC", currency: "USD", rate: "70650.10000", at: now, points: krakenPoints },
      { base: "BTC", currency: "EUR", rate: "65104.00000", at: now },
      { base: "ETH", currency: "GBP", rate: "1953.10", at: now },
      { base: "USDT", currency: "USD", rate: "0.99980000", at: now },
      { base: "USDT", currency: "EUR", rate: "0.92130000", at: now },
    ]);
    expect(asked).to.deep.equal([
      "/0/public/Ticker?pair=XBTUSD%2CXBTEUR%2CXBTGBP%2CETHUSD%2CETHEUR%2CETHGBP%2CUSDTUSD%2CUSDTEUR%2CUSDTGBP",
    ]);
  });

  it("are read from Coinbase with the time of the last trade; a market that fails is left out", async () => {
    expect(await read("coinbase")).to.deep.equal([
      { base: "BTC", currency: "USD", rate: "70649.5", at: now - 1_877 },
      { base: "ETH", currency: "EUR", rate: "2340.01", at: now - 10_000, points: coinbasePoints },
    ]);
    expect(asked).to.have.length(9);
  });

  it("are read from Bitstamp with its own time", async () => {
    expect(await read("bitstamp")).to.deep.equal([
      {
        base: "BTC",
        currency: "USD",
        rate: "70651",
        at: 1_767_268_790_000,
        points: bitstampPoints,
      },
    ]);
  });

  it("are read from Coinbase's list for the fiat and the metals of the catalogue only", async () => {
    expect(await read("coinbase-fiat")).to.deep.equal([
      { base: "USD", currency: "EUR", rate: "0.9215", at: now },
      { base: "USD", currency: "NGN", rate: "1640.2", at: now },
      { base: "USD", currency: "XAU", rate: "0.0003663", at: now },
    ]);
    expect(asked).to.deep.equal(["/v2/exchange-rates?currency=USD"]);
  });

  const paths: Readonly<Record<string, readonly string[]>> = {
    kraken: ["/0/public/Ticker"],
    coinbase: ["/products/BTC-USD/ticker", "/products/ETH-EUR/ticker"],
    bitstamp: ["/api/v2/ticker/"],
    "coinbase-fiat": ["/v2/exchange-rates"],
  };
  for (const [name, own] of Object.entries(paths)) {
    for (const [what, answer] of [
      ["an error", 503],
      ["a redirect", 302],
      ["a page", "<html>"],
      ["something else", { price: 5 }],
      ["nothing", null],
    ] as const) {
      it(`are none when ${name} answers with ${what}`, async () => {
        for (const path of own) answers[path] = answer;
        expect(await failureOf(name)).to.be.instanceOf(Error);
      });
    }
  }

  it("are none when Kraken says that it went wrong", async () => {
    answers["/0/public/Ticker"] = { error: ["EQuery:Unknown asset pair"] };
    expect(await failureOf("kraken")).to.have.property(
      "message",
      "Kraken says EQuery:Unknown asset pair",
    );
  });
});
