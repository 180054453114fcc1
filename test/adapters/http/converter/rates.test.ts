import { expect } from "chai";
import express from "express";
import { routes as contractRoutes } from "../../../../src/adapters/http/contract/routes.ts";
import { apiDocumentRoutes } from "../../../../src/adapters/http/inbound/api-document/api-document-routes.ts";
import { converterRoutes } from "../../../../src/adapters/http/inbound/converter/converter-routes.ts";
import { listen, type ListeningServer } from "../../../../src/adapters/http/inbound/http-server.ts";
import { mountRoutes } from "../../../../src/adapters/http/inbound/mount-routes.ts";
import { Calculate } from "../../../../src/application/converter/calculate.ts";
import { ListRates } from "../../../../src/application/converter/list-rates.ts";
import { LiveMarketPrices } from "../../../../src/application/market/live-market-prices.ts";
import { defaultMarketPolicy } from "../../../../src/domain/policy/default-policy.ts";
import { DocumentedClient } from "../../../support/documented-client.ts";
import { OfferShelf } from "../../../support/offer-shelf.ts";
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

  let shelf: OfferShelf;

  before(async () => {
    shelf = await OfferShelf.open();
    const listRates = new ListRates(
      {
        quote: (asset, currency) => prices.quote(asset, currency),
        exchangeRates: (asset, currency) => prices.exchangeRates(asset, currency),
        usdCents: (fiat) => prices.usdCents(fiat),
        dollarIn: (currency) => prices.dollarIn(currency),
      },
      () => defaultMarketPolicy,
      () => now,
    );
    const offers = shelf.listOffers();
    const routes = [
      ...apiDocumentRoutes({ title: "", version: "", server: "" }, contractRoutes),
      ...converterRoutes({
        listRates,
        calculate: new Calculate(listRates, shelf.rateHistory, offers, () => now),
      }),
    ];
    server = await listen(express().use(mountRoutes(routes, openGate)), "127.0.0.1", 0);
    client = await DocumentedClient.of(server.url);
  });
  after(async () => {
    await server.close(0);
    await shelf.close();
  });
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
      isOld: false,
      defaultAmount: "200000",
      order: 4,
    });
  });

  describe("of the calculator", () => {
    const minute = 60_000;
    const kept = (base: "BTC" | "USD", currency: string, at: number, units: bigint) => ({
      base,
      currency,
      at,
      scaled: units * 10n ** 8n,
    });

    interface Calculated {
      readonly currency: { readonly code: string };
      readonly calculator: object;
      readonly chart: readonly { readonly date: string; readonly rate: string }[];
      readonly offers: { readonly buy: readonly Listed[]; readonly sell: readonly Listed[] };
    }

    async function calculated(query: Readonly<Record<string, string>>): Promise<Calculated> {
      const path = "/rest/v1/calculator";
      const search = new URLSearchParams(query).toString();
      const { body } = await client.request("get", path, {}, `${path}?${search}`);
      return (body as { data: Calculated }).data;
    }

    before(() =>
      shelf.rateHistory.keep([
        kept("BTC", "USD", begin - 26 * 60 * minute, 50_000n),
        kept("BTC", "USD", begin - 120 * minute, 60_000n),
        kept("BTC", "USD", begin - 119 * minute, 61_000n),
        kept("USD", "NGN", begin - 100 * 24 * 60 * minute, 1_500n),
      ]),
    );

    it("begin with a round amount and what it buys, in US dollars without a currency", async () => {
      const { currency, calculator } = await calculated({});
      expect(currency.code).to.equal("USD");
      expect(calculator).to.deep.equal({ fiatAmount: "100", btcAmount: "0.00142857" });
    });

    it("have a past in each range and by each of its names, to the price of now", async () => {
      const ratesIn = async (range?: string) =>
        (await calculated({ currency: "NGN", ...(range && { range }) })).chart.map(
          ({ rate }) => rate,
        );
      const day = ["91500000.00", "112000000.00"];
      expect(await ratesIn("day")).to.deep.equal(day);
      expect(await ratesIn("24h")).to.deep.equal(day);
      const longer = ["75000000.00", ...day];
      for (const range of [undefined, "week", "7d", "month", "1m", "year"]) {
        expect(await ratesIn(range), range).to.deep.equal(longer);
      }
      const { chart } = await calculated({ currency: "NGN" });
      expect(chart.at(-1)?.date).to.equal(new Date(begin).toISOString());
    });

    it("come with at most five offers of each kind in the currency", async () => {
      const vendor = await shelf.addVendor();
      shelf.market.tell("BTC", "EUR", "64000");
      for (let count = 0; count < 6; count += 1) await shelf.publish(vendor);
      await shelf.publish(vendor, { side: "buy" });
      const { offers } = await calculated({ currency: "EUR" });
      expect(offers.buy).to.have.length(5);
      expect(offers.buy[0]).to.include({ offerType: "sell", fiatCurrencyCode: "EUR" });
      expect(offers.sell).to.have.length(1);
      expect((await calculated({ currency: "NGN" })).offers).to.deep.equal({ buy: [], sell: [] });
    });

    it("are of metals, too, without offers", async () => {
      const { calculator, chart, offers } = await calculated({ currency: "XAU" });
      expect(calculator).to.deep.equal({ fiatAmount: "100", btcAmount: null });
      expect({ chart, offers }).to.deep.equal({ chart: [], offers: { buy: [], sell: [] } });
    });

    it("are not there for what is no currency and no range", async () => {
      const path = "/rest/v1/calculator";
      const statusOf = async (search: string) =>
        (await client.request("get", path, {}, `${path}?${search}`)).status;
      expect(await statusOf("currency=ABC")).to.equal(404);
      expect(await statusOf("currency=eur")).to.equal(422);
      expect(await statusOf("range=decade")).to.equal(422);
    });
  });
});
