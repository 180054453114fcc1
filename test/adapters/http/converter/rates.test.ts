import { expect } from "chai";
import express from "express";
import { routes as contractRoutes } from "../../../../src/adapters/http/contract/routes.ts";
import { apiDocumentRoutes } from "../../../../src/adapters/http/inbound/api-document/api-document-routes.ts";
import { converterRoutes } from "../../../../src/adapters/http/inbound/converter/converter-routes.ts";
import { listen, type ListeningServer } from "../../../../src/adapters/http/inbound/http-server.ts";
import { mountRoutes } from "../../../../src/adapters/http/inbound/mount-routes.ts";
import { ListRates } from "../../../../src/application/converter/list-rates.ts";
import { LiveMarketPrices } from "../../../../src/application/market/live-market-prices.ts";
import { defaultMarketPolicy } from "../../../../src/domain/policy/default-policy.ts";
import { DocumentedClient } from "../../../support/documented-client.ts";
import { openGate } from "../../../support/stub-gate.ts";

interface Listed {
  readonly code: string;
  readonly [field: string]: unknown;
}

const begin = Date.UTC(2026, 6, 1);

describe("rates over HTTP", () => {
  let now: number;
  let prices: LiveMarketPrices;
  let server: ListeningServer;
  let client: DocumentedClient;

  before(async () => {
    const routes = [
      ...apiDocumentRoutes({ title: "", version: "", server: "" }, contractRoutes),
      ...converterRoutes({
        listRates: new ListRates(
          {
            quote: (asset, currency) => prices.quote(asset, currency),
            usdCents: (fiat) => prices.usdCents(fiat),
            dollarIn: (currency) => prices.dollarIn(currency),
          },
          () => defaultMarketPolicy,
          () => now,
        ),
      }),
    ];
    server = await listen(express().use(mountRoutes(routes, openGate)), "127.0.0.1", 0);
    client = await DocumentedClient.of(server.url);
  });
  after(() => server.close(0));
  beforeEach(() => {
    now = begin;
    prices = new LiveMarketPrices(
      () => defaultMarketPolicy,
      () => now,
    );
    prices.take(
      (
        [
          ["BTC", "USD", 70_000n],
          ["BTC", "EUR", 64_000n],
          ["USDT", "USD", 1n],
          ["USD", "NGN", 1_600n],
        ] as const
      ).map(([base, currency, units]) => ({
        source: "told",
        base,
        currency,
        scaled: units * 10n ** 8n,
        at: now,
      })),
    );
  });

  async function read(path: string, query: Readonly<Record<string, string>> = {}) {
    const search = new URLSearchParams(query).toString();
    const { status, body } = await client.request("get", path, {}, `${path}?${search}`);
    const { data = [] } = body as { data?: Listed[] };
    return { status, data, of: (code: string) => data.find((each) => each.code === code) };
  }

  it("say what coins cost in a currency: read, crossed through the dollar, or not known", async () => {
    const { data, of } = await read("/rest/v2/crypto-fiat-rates");
    expect(data).to.have.length(157);
    expect(of("EUR")).to.deep.equal({
      id: 14,
      code: "EUR",
      names: { name: "Euro", nameLocalized: "Euro" },
      symbol: "€",
      precision: 2,
      isMetal: false,
      rates: { USD: "0.91428571", BTC: "64000.00", USDT: null, ETH: null },
      isOld: false,
    });
    expect(of("NGN")).to.deep.include({
      rates: { USD: "1600.00", BTC: "112000000.00", USDT: "1600.00", ETH: null },
    });
    expect(of("XAU")).to.deep.include({
      isMetal: true,
      rates: { USD: null, BTC: null, USDT: null, ETH: null },
    });
  });

  it("name currencies in the language asked for", async () => {
    const { of } = await read("/rest/v2/crypto-fiat-rates", { locale: "pt" });
    expect(of("NGN")?.["names"]).to.deep.equal({
      name: "Nigerian naira",
      nameLocalized: "Naira nigeriana",
    });
    expect(await read("/rest/v2/crypto-fiat-rates", { locale: "../x" })).to.include({
      status: 422,
    });
  });

  it("are marked once no trade would start at them, and then gone", async () => {
    now = begin + 301_000;
    expect((await read("/rest/v2/crypto-fiat-rates")).of("EUR")).to.include({ isOld: true });
    now = begin + 1_801_000;
    const { of } = await read("/rest/v2/crypto-fiat-rates");
    expect(of("EUR")).to.deep.include({
      rates: { USD: null, BTC: null, USDT: null, ETH: null },
      isOld: false,
    });
  });

  it("say what the assets of a wallet are worth, in one currency or in all", async () => {
    const { data } = await read("/rest/v2/wallet/rates", { currency: "NGN" });
    expect(data).to.deep.equal([
      { cryptoCurrencyCode: "BTC", fiatCurrencyCode: "NGN", rate: "112000000.00", precision: 2 },
      { cryptoCurrencyCode: "USDT", fiatCurrencyCode: "NGN", rate: "1600.00", precision: 2 },
    ]);
    const all = (await read("/rest/v2/wallet/rates")).data;
    const codes = new Set(all.map(({ fiatCurrencyCode }) => fiatCurrencyCode));
    expect([...codes]).to.have.members(["USD", "EUR", "NGN"]);
    expect((await read("/rest/v2/wallet/rates", { currency: "ABC" })).data).to.deep.equal([]);
  });

  it("begin the converter with a round amount of every currency, the most sought first", async () => {
    const { data, of } = await read("/rest/v1/calculator/currency");
    expect(data.slice(0, 3).map(({ code }) => code)).to.deep.equal(["USD", "EUR", "GBP"]);
    expect(data.map(({ order }) => order)).to.deep.equal(data.map((_, index) => index + 1));
    expect(of("NGN")).to.deep.equal({
      id: 28,
      code: "NGN",
      names: { name: "Nigerian naira", nameLocalized: "Nigerian naira" },
      rate: { usd: "1600.00", btc: "112000000.00", usdt: "1600.00" },
      defaultAmount: "200000",
      order: 4,
    });
  });
});
