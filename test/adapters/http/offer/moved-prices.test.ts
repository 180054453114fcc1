import { SharedRequests } from "../../../../src/adapters/http/inbound/shared-requests.ts";
import { noOthers } from "../../../support/no-others.ts";
import { expect } from "chai";
import express from "express";
import { movedData } from "../../../../src/adapters/web-ui/marketplace/moved-data.ts";
import { movedOffers } from "../../../../src/adapters/web-ui/marketplace/moved-offers.ts";
import type { MarketPriceView } from "../../../../src/adapters/http/contract/market/market-prices.ts";
import type { OfferCard } from "../../../../src/adapters/http/contract/offer/offer-views.ts";
import { routes as contractRoutes } from "../../../../src/adapters/http/contract/routes.ts";
import { apiDocumentRoutes } from "../../../../src/adapters/http/inbound/api-document/api-document-routes.ts";
import { listen, type ListeningServer } from "../../../../src/adapters/http/inbound/http-server.ts";
import { marketPriceRoutes } from "../../../../src/adapters/http/inbound/market/market-price-routes.ts";
import { mountRoutes } from "../../../../src/adapters/http/inbound/mount-routes.ts";
import { WaitForPrices } from "../../../../src/application/market/wait-for-prices.ts";
import { DocumentedClient } from "../../../support/documented-client.ts";
import { OfferListServer } from "../../../support/offer-list-server.ts";
import { openGate } from "../../../support/stub-gate.ts";

interface Answer {
  readonly status: number;
  readonly data: readonly MarketPriceView[];
  readonly meta: { readonly number: number };
  readonly error?: { readonly details?: readonly { readonly field: string }[] };
}

const kraken = { source: "kraken", point: "bid" } as const;
const path = "/rest/v1/market-prices";

describe("prices of an open list, when the market moves", () => {
  let lists: OfferListServer;
  let server: ListeningServer;
  let client: DocumentedClient;
  let look: () => void;
  let number = 0;

  before(async () => {
    lists = await OfferListServer.open();
    const news = {
      newest: () => number,
      watch: (told: () => void) => {
        look = told;
        return () => undefined;
      },
    };
    const routes = [
      ...apiDocumentRoutes({ title: "", version: "", server: "" }, contractRoutes),
      ...marketPriceRoutes({
        marketPrices: lists.shelf.market,
        waitForPrices: new WaitForPrices(news),
        priceWaits: new SharedRequests(noOthers).parted(500),
      }),
    ];
    server = await listen(express().use(mountRoutes(routes, openGate)), "127.0.0.1", 0);
    client = await DocumentedClient.of(server.url);
  });
  after(async () => {
    await server.close(0);
    await lists.close();
  });
  beforeEach(() => move("60000"));

  function move(price: string): void {
    number += 1;
    lists.shelf.market.tell("BTC", "EUR", price);
    lists.shelf.market.tellExchange("BTC", "EUR", kraken, price);
    look();
  }

  async function ask(query: Readonly<Record<string, string>>): Promise<Answer> {
    const search = new URLSearchParams(query).toString();
    const { status, body } = await client.request("get", path, {}, `${path}?${search}`);
    return { status, ...(body as Omit<Answer, "status">) };
  }

  it("are told at once, or as soon as it moves", async () => {
    const first = await ask({ pairs: "BTC-EUR,BTC-EUR,ETH-EUR,XXX-EUR,BTC-XXX" });
    expect(first.data.map(({ price }) => price)).to.deep.equal(["60000.00", null]);
    expect(first.data[0]?.exchangeRates).to.have.length(1);
    const after = String(first.meta.number);
    const held = ask({ pairs: "BTC-EUR", after, wait: "30" });
    const others = ask({ pairs: "BTC-EUR", after: String(first.meta.number - 1), wait: "30" });
    expect((await others).data[0]?.price).to.equal("60000.00");
    move("61000.5");
    const moved = await held;
    expect(moved.data[0]?.price).to.equal("61000.50");
    expect(moved.meta.number).to.be.greaterThan(first.meta.number);
  });

  it("are asked for by pairs, a few at once", async () => {
    const many = Array.from({ length: 21 }, () => "BTC-EUR").join(",");
    for (const pairs of ["", "BTC", "btc-eur", "BTC-EUR,", many]) {
      expect((await ask({ pairs })).status, pairs).to.equal(422);
    }
    const { status } = await ask({ pairs: "BTC-EUR", after: "0", wait: "31" });
    expect(status).to.equal(422);
  });

  const told = (offers: readonly OfferCard[]) =>
    offers
      .map(({ idHashed, price, fiatPricePerBtc, allInPrice, marketDistance, quote }) => ({
        idHashed,
        price,
        fiatPricePerBtc,
        allInPrice,
        marketDistance,
        quote,
      }))
      .toSorted((one, other) => (one.idHashed < other.idHashed ? -1 : 1));

  it("are those that the server lists then, for each way to make a price", async () => {
    const owner = await lists.shelf.addVendor();
    await lists.shelf.fund(owner);
    const follows = {
      kind: "exchange" as const,
      source: "kraken",
      point: "bid",
      multiplier: "1.0175",
      floor: "",
    };
    const margin = (percent: string) => ({ kind: "margin" as const, percent });
    const fixed = { kind: "fixed" as const, price: "60123.45" };
    await lists.shelf.publish(owner, { pricing: margin("3.7") });
    await lists.shelf.publish(owner, { pricing: margin("-1.25") });
    await lists.shelf.publish(owner, { pricing: fixed });
    await lists.shelf.publish(owner, { pricing: { ...follows, ceiling: "" } });
    await lists.shelf.publish(owner, { pricing: { ...follows, ceiling: "61500" } });
    await lists.shelf.publish(owner, {
      pricing: margin("1"),
      cashback: { percent: "1.5", most: "0.20" },
    });
    await lists.shelf.publish(owner, { side: "buy", pricing: margin("-2"), paymentDetails: [] });
    const list = async () => [
      ...(await lists.list()).data,
      ...(await lists.list({ type: "sell" })).data,
    ];
    const before = await list();
    expect(before).to.have.length(7);
    move("61234.56789");
    const { data: markets } = await ask({ pairs: "BTC-EUR" });
    const after = told(await list());
    expect(after).to.not.deep.equal(told(before));
    expect(told(movedOffers(before, markets))).to.deep.equal(after);
  });

  it("of other pairs, and while the market is unknown, stay as they were read", async () => {
    const { data: offers } = await lists.list();
    const unknown = { price: null, exchangeRates: [] };
    const pair = { cryptoCurrencyCode: "BTC", fiatCurrencyCode: "EUR" };
    const others = { ...pair, fiatCurrencyCode: "USD", price: "1.00", exchangeRates: [] };
    const moved = movedOffers(offers, [{ ...pair, ...unknown }, others]);
    const following = ({ customRate, margin }: OfferCard) => !customRate && margin !== null;
    expect(moved.filter(following)).to.deep.equal(offers.filter(following));
  });

  it("move in every shape in which pages hold offers, and nothing else does", async () => {
    const { data: cards } = await lists.list();
    const pair = { cryptoCurrencyCode: "BTC", fiatCurrencyCode: "EUR" };
    const markets = [{ ...pair, price: "59000.00", exchangeRates: [] }];
    const moved = movedOffers(cards, markets);
    expect(moved).to.not.deep.equal(cards);
    const of = (offers: readonly OfferCard[], marketPrice: string) => ({
      ofMarketplace: {
        pages: [{ data: offers, meta: { total: 7, marketPrice } }],
        pageParams: ["x"],
      },
      ofTrader: { pages: [{ data: offers, meta: { buyCount: 7, nextOffset: null } }] },
      favorites: { data: offers, meta: { total: 7, currentPage: 1 } },
      silentPool: { data: offers, meta: { ownOffers: 1 } },
      ofCountry: { data: { name: "Portugal", offers: { buy: offers, sell: [] } }, meta: undefined },
      ofManyPairs: { data: offers, meta: { total: 7, marketPrice: null } },
    });
    expect(movedData(of(cards, "60000.00"), markets)).to.deep.equal(of(moved, "59000.00"));
    expect(movedData(of(cards, "60000.00"), [])).to.deep.equal(of(cards, "60000.00"));
  });
});
