import { expect } from "chai";
import express from "express";
import type { Actor } from "../../../../src/application/actor/actor.ts";
import type {
  OfferCard,
  OfferListMeta,
  ViewedOffer,
} from "../../../../src/adapters/http/contract/offer/offer-views.ts";
import { routes as contractRoutes } from "../../../../src/adapters/http/contract/routes.ts";
import { apiDocumentRoutes } from "../../../../src/adapters/http/inbound/api-document/api-document-routes.ts";
import { listen, type ListeningServer } from "../../../../src/adapters/http/inbound/http-server.ts";
import { marketRoutes } from "../../../../src/adapters/http/inbound/market/market-routes.ts";
import { mountRoutes } from "../../../../src/adapters/http/inbound/mount-routes.ts";
import { offerRoutes } from "../../../../src/adapters/http/inbound/offer/offer-routes.ts";
import { ListPaymentMethods } from "../../../../src/application/market/list-payment-methods.ts";
import { ListCryptoCurrencies } from "../../../../src/application/market/list-crypto-currencies.ts";
import { DocumentedClient } from "../../../support/documented-client.ts";
import { gatesViewOf } from "../../../../src/adapters/http/inbound/offer/offer-presenter.ts";
import { noGates } from "../../../../src/domain/offer/offer-gates.ts";
import { plainCard } from "../../../support/plain-offer.ts";
import { OfferShelf } from "../../../support/offer-shelf.ts";
import { openGate } from "../../../support/stub-gate.ts";

describe("offers over HTTP", () => {
  let shelf: OfferShelf;
  let server: ListeningServer;
  let client: DocumentedClient;
  let vendor: string;
  let reader: Actor | undefined;

  before(async () => {
    shelf = await OfferShelf.open();
    vendor = await shelf.addVendor();
    const routes = [
      ...apiDocumentRoutes({ title: "", version: "", server: "" }, contractRoutes),
      ...offerRoutes(shelf.useCases()),
      ...marketRoutes({
        listCryptoCurrencies: new ListCryptoCurrencies(shelf.market, {
          listOpen: () => Promise.resolve([]),
        }),
        withdrawnEntries: { isWithdrawn: () => false },
        listPaymentMethods: new ListPaymentMethods(shelf.methodUses, Date.now),
      }),
    ];
    const gate = { ...openGate, actorOf: async () => reader };
    server = await listen(express().use(mountRoutes(routes, gate)), "127.0.0.1", 0);
    client = await DocumentedClient.of(server.url);
  });
  after(() => server.close(0).then(() => shelf.close()));
  beforeEach(async () => {
    await shelf.database.query("DELETE FROM offer");
    shelf.market.tell("BTC", "EUR", "60000");
    reader = undefined;
  });

  async function list(query: Readonly<Record<string, string>>) {
    const search = new URLSearchParams({ type: "buy", ...query }).toString();
    const path = "/rest/v1/offers";
    const answer = await client.request("get", path, {}, `${path}?${search}`);
    const body = answer.body as {
      data: OfferCard[];
      meta: OfferListMeta;
      error: { code: string; details: { field: string; code: string }[] };
    };
    return { status: answer.status, ...body };
  }

  async function view(id: string) {
    const path = "/rest/v1/offers/{id}";
    const answer = await client.request("get", path, {}, path.replace("{id}", id));
    return { status: answer.status, ...(answer.body as { data: ViewedOffer }) };
  }

  it("are listed with price, limits, quote and owner, and nothing that only a buyer may see", async () => {
    const id = await shelf.publish(vendor, { pricing: { kind: "margin", percent: "2" } });
    const { data, meta } = await list({
      crypto_currency_id: "8",
      currency: "EUR",
      "fiat-min": "100",
    });
    const { priceAt, pricePerBtc, pricePerUsd, ...card } = data[0] ?? expect.fail();
    expect([pricePerBtc, pricePerUsd]).to.deep.equal(["61200.00", "1.0200"]);
    expect(priceAt).to.be.closeTo(Date.now() / 1000, 60);
    expect(card).to.deep.equal({
      idHashed: id,
      offerType: "sell",
      cryptoCurrencyCode: "BTC",
      fiatCurrencyCode: "EUR",
      paymentMethodName: "SEPA Instant",
      paymentMethodSlug: "sepa-instant",
      isStickied: false,
      isFeaturedByModerator: false,
      isFeatured: false,
      isFavorite: false,
      label: "fast",
      tags: ["no fees"],
      owner: {
        username: vendor,
        userAvatarUrl: null,
        userCountryIso: null,
        userBadge: "vendor",
        lastSeen: "Online",
        lastSeenColor: "success",
        lastSeenStatus: "high",
        feedbackPositive: 0,
        feedbackNegative: 0,
        completedTrades: 0,
        monthlyTradeStats: { trades: 0, completedPercent: null, volumeClass: "0" },
        releaseTimeMedianSeconds: null,
        releaseTimeMedianHumanize: null,
      },
      margin: "2",
      price: "61200.00",
      fiatPricePerBtc: "61200.00",
      allInPrice: "61200.00",
      customRate: false,
      feePercent: "0.5",
      feeDiscountPercent: 0,
      offerVersion: 1,
      marketDistance: "2",
      score: 40,
      ...gatesViewOf(noGates),
      notTakeableKind: null,
      amountType: "min_max",
      fiatAmountRangeMin: "20.00",
      fiatAmountRangeMax: "500.00",
      predefinedAmounts: [],
      quote: { fiat: "100.00", crypto: "163398", fee: "816", cashback: "0" },
      ...plainCard,
      takeable: true,
      notTakeableCode: null,
      notTakeableMend: null,
      notTakeableUntil: null,
    });
    expect(meta).to.deep.equal({ total: 1, nextPageId: null, marketPrice: "60000.00" });
    expect(JSON.stringify(data)).to.not.include("PT50");
  });

  it("are listed with their only amounts and a fixed price", async () => {
    await shelf.publish(vendor, {
      pricing: { kind: "fixed", price: "59700" },
      amounts: { kind: "predefined", amounts: ["100", "50"] },
    });
    const { data } = await list({ currency: "EUR" });
    expect(data[0]).to.deep.include({
      margin: null,
      price: "59700.00",
      marketDistance: "-0.5",
      amountType: "predefined",
      fiatAmountRangeMin: null,
      fiatAmountRangeMax: null,
      predefinedAmounts: ["50.00", "100.00"],
    });
    expect(data[0]?.quote?.fiat).to.equal("50.00");
  });

  it("say that they cannot be taken without a market price, and show none", async () => {
    await shelf.publish(vendor);
    shelf.market.tell("BTC", "EUR");
    const { data, meta } = await list({ crypto_currency_id: "8", currency: "EUR" });
    expect(data[0]).to.deep.include({
      price: null,
      quote: null,
      takeable: false,
      notTakeableCode: "no_fresh_rate",
    });
    expect(meta.marketPrice).to.equal(null);
  });

  it("tell their owner that they are their own", async () => {
    await shelf.publish(vendor);
    reader = { traderId: vendor, username: vendor, level: 3, sessionStartedAt: 0 };
    const { data } = await list({});
    expect(data[0]).to.include({ takeable: false, notTakeableCode: "own_offer" });
  });

  it("come in pages of ten, each of which names the next", async () => {
    for (let count = 0; count < 23; count += 1) {
      await shelf.publish(vendor, { pricing: { kind: "margin", percent: String(count % 4) } });
    }
    const seen: string[] = [];
    const sizes: number[] = [];
    let next: string | null = "";
    while (next !== null) {
      const { data, meta } = await list({ currency: "EUR", ...(next && { page_id: next }) });
      seen.push(...data.map(({ idHashed }) => idHashed));
      sizes.push(data.length);
      next = meta.nextPageId;
      expect(meta.total).to.equal(23);
    }
    expect(sizes).to.deep.equal([10, 10, 3]);
    expect(new Set(seen).size).to.equal(23);
    expect((await list({ limit: "50" })).data).to.have.length(23);
  });

  const refused: readonly [Readonly<Record<string, string>>, field: string, code: string][] = [
    [{ type: "swap" }, "type", "is_in"],
    [{ crypto_currency_id: "7" }, "crypto_currency_id", "is_in"],
    [{ currency: "EUX" }, "currency", "unknown"],
    [{ "payment-method": "barter" }, "payment-method", "unknown"],
    [{ group: "barter" }, "group", "unknown"],
    [{ "fiat-min": "-5" }, "fiat-min", "amount_not_a_number"],
    [{ "fiat-min": "5.001", currency: "EUR" }, "fiat-min", "amount_too_precise"],
    [{ limit: "51" }, "limit", "matches"],
    [{ limit: "0" }, "limit", "matches"],
    [{ page_id: "nonsense" }, "page_id", "unknown"],
    [{ page_id: Buffer.from("1 0 offer").toString("base64url") }, "page_id", "unknown"],
    [{ owner: "ana" }, "owner", "whitelist_validation"],
  ];
  for (const [query, field, code] of refused) {
    it(`are not listed by ${JSON.stringify(query)}: ${code}`, async () => {
      const { status, error } = await list(query);
      expect([status, error.code]).to.deep.equal([422, "validation"]);
      expect(error.details[0]).to.include({ field, code });
    });
  }

  it("are shown one by one with terms, window and fee, and without payment details", async () => {
    const { status, data } = await view(await shelf.publish(vendor));
    expect(status).to.equal(200);
    expect(data).to.deep.include({
      offerTerms: "Pay from your own account.",
      customRate: false,
      termsWarning: null,
      paymentWindowMinutes: 30,
      marketPrice: "60000.00",
      feePercent: "0.5",
      feeDiscountPercent: 0,
      isOwn: false,
      isActive: true,
      mostForViewer: null,
      isOfferReported: false,
      takeable: true,
    });
    expect(JSON.stringify(data)).to.not.include("PT50");
  });

  it("are shown only to their owner while they are off", async () => {
    const id = await shelf.publish(vendor);
    await shelf.database.query("UPDATE offer SET is_active = false WHERE id = $1", [id]);
    expect((await view(id)).status).to.equal(404);
    reader = { traderId: vendor, username: vendor, level: 3, sessionStartedAt: 0 };
    expect((await view(id)).data).to.include({ isOwn: true, isActive: false, takeable: false });
  });

  it("are not found where there is none", async () => {
    for (const id of ["nothing", "%00"]) expect((await view(id)).status, id).to.equal(404);
  });

  const data = async (path: string) =>
    ((await client.request("get", path)).body as { data: Record<string, unknown>[] }).data;

  it("name methods, currencies and assets of a catalogue", async () => {
    const methods = await data("/rest/v2/payment-methods");
    expect(methods.find(({ slug }) => slug === "sepa-instant")).to.deep.include({
      id: 102,
      name: "SEPA Instant",
      paymentMethodGroupId: 5,
      group: "bank-transfers",
      sellQuantity: 0,
      buyQuantity: 0,
      isBinCodeEnabled: false,
      iconName: "landmark",
      currencies: ["EUR"],
      countries: [],
      isReversible: false,
      isHighRisk: false,
      settlementSeconds: 0,
    });
    const currencies = await data("/rest/v2/currencies");
    expect(currencies[0]).to.deep.equal({
      id: 144,
      code: "USD",
      name: "US dollar",
      precision: 2,
      symbol: "$",
      isMetal: false,
    });
    expect(currencies).to.have.length(157);
    const metals = currencies.filter(({ isMetal }) => isMetal);
    expect(metals.map(({ code }) => code)).to.deep.equal(["XAU", "XAG", "XPT", "XPD"]);
    expect(currencies.find(({ code }) => code === "KWD")).to.include({ precision: 3 });
    shelf.market.tell("BTC", "USD", "65000.5");
    const assets = await data("/rest/v2/wallet/crypto-currencies");
    expect(assets[0]?.["icon"]).to.match(/^data:image\/svg/);
    expect(assets[0]).to.deep.include({
      id: 8,
      code: "BTC",
      fullName: "Bitcoin",
      urlParam: "bitcoin",
      formattingDecimalsCount: 8,
      isStablecoin: false,
      shortName: "BTC",
      isBlocked: false,
      rate: "65000.50",
    });
    expect(assets[1]).to.include({ code: "USDT", isStablecoin: true, rate: null });
  });
});
