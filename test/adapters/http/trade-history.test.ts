import { expect } from "chai";
import type {
  AcceptedOfferView,
  PastTradeView,
} from "../../../src/adapters/http/contract/trade/trade-history.ts";
import type { TradeView } from "../../../src/adapters/http/contract/trade/trade-views.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import {
  historyFilters,
  type HistoryFilter,
} from "../../../src/domain/trade-view/history-filter.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import { Visitor, type Told } from "../../support/visitor.ts";

describe("the history of trades over HTTP", () => {
  let pair: TradingPair;
  let stranger: Visitor;
  /** A trade in each state, by its outcome. */
  const ids = { running: "", released: "", cancelled: "", expired: "", disputed: "", dispute: "" };
  before(async () => {
    pair = await TradingPair.open();
    stranger = await pair.signIn("kofi_trades");
    ids.released = await releasedTrade();
    ids.cancelled = await cancelledTrade();
    ids.expired = await expiredTrade();
    ids.disputed = await releasedTrade();
    await pair.app.database.query("UPDATE trade SET dispute = 'settled' WHERE id = $1", [
      ids.disputed,
    ]);
    ids.dispute = await paidTrade();
    await pair.app.database.query(
      "UPDATE trade SET dispute = 'open', status = 'dispute_open' WHERE id = $1",
      [ids.dispute],
    );
    ids.running = (await pair.start()).id;
  });
  after(() => pair.close());

  async function paidTrade(): Promise<string> {
    const { id } = await pair.start();
    await pair.buyer.must("markTradePaid", { parameters: { id } });
    return id;
  }

  async function releasedTrade(): Promise<string> {
    const id = await paidTrade();
    const body = { password: demoPassword };
    await pair.seller.must("releaseTrade", { parameters: { id }, body });
    return id;
  }

  async function cancelledTrade(buyer = pair.buyer): Promise<string> {
    const { id } = await pair.start(buyer);
    await buyer.must("cancelTrade", { parameters: { id }, body: {} });
    return id;
  }

  async function expiredTrade(): Promise<string> {
    const { id } = await pair.start();
    await pair.app.database.query(
      "UPDATE deadline SET at = clock_timestamp() - interval '1 minute' WHERE subject = $1",
      [id],
    );
    const view: TradeView = (await pair.buyer.must("viewTrade", { parameters: { id } })).data;
    expect(view.status).to.equal("expired");
    return id;
  }

  const list = (who: Visitor, query: Record<string, string> = {}): Promise<Told> =>
    who.must("listTradeHistory", { query });
  const found = async (who: Visitor, query: Record<string, string> = {}) => {
    const trades: PastTradeView[] = (await list(who, query)).data;
    return trades.map(({ id }) => id);
  };
  const meta = ({ body }: Told) => (body as { meta: object }).meta;

  const expected: Readonly<Record<HistoryFilter, readonly (keyof typeof ids)[]>> = {
    all: ["dispute", "disputed", "expired", "cancelled", "released"],
    successful: ["disputed", "released"],
    cancelled: ["cancelled"],
    disputed: ["disputed"],
    dispute: ["dispute"],
    expired: ["expired"],
  };
  for (const filter of historyFilters) {
    it(`finds under “${filter}” what belongs there, newest first, for both sides`, async () => {
      const wanted = expected[filter].map((name) => ids[name]);
      expect(await found(pair.buyer, { filter })).to.deep.equal(wanted);
      expect(await found(pair.seller, { filter })).to.deep.equal(wanted);
      expect(await found(stranger, { filter })).to.deep.equal([]);
    });
  }

  it("says of each trade who it was with, what for, and how it ended", async () => {
    const [trade]: PastTradeView[] = (await list(pair.seller, { filter: "cancelled" })).data;
    expect(trade).to.deep.include({
      id: ids.cancelled,
      status: "cancelled_buyer",
      mySide: "seller",
      fiatAmount: "20.00",
      currency: "EUR",
      cryptoCurrencyCode: "BTC",
      paymentMethodName: "SEPA Instant",
      tradeCompleted: false,
      awaitedPayout: null,
    });
    expect(trade?.partner.username).to.equal("bruno_costa");
    expect(Date.parse(trade?.closedAt ?? "")).to.be.at.least(Date.parse(trade?.startedAt ?? ""));
    const [open]: PastTradeView[] = (await list(pair.buyer, { filter: "dispute" })).data;
    expect(open).to.include({ id: ids.dispute, mySide: "buyer", closedAt: null });
  });

  it("keeps to one coin where one is asked for", async () => {
    const query = { cryptoCurrencyCode: "BTC", filter: "expired" };
    expect(await found(pair.buyer, query)).to.deep.equal([ids.expired]);
    expect(await found(pair.buyer, { cryptoCurrencyCode: "ETH" })).to.deep.equal([]);
  });

  it("keeps to what the reader did, a payment method, and days", async () => {
    const everything = expected.all.map((name) => ids[name]);
    const methods: { id: number; slug: string }[] = (await pair.buyer.must("listPaymentMethods"))
      .data;
    const idOf = (slug: string) => String(methods.find((each) => each.slug === slug)?.id);
    const { data } = await pair.buyer.must("viewTrade", { parameters: { id: ids.released } });
    const { paymentMethod } = data as TradeView;
    const other = methods.find(({ slug }) => slug !== paymentMethod.slug);
    const today = new Date().toISOString().slice(0, 10);
    for (const [query, wanted] of [
      [{ offerType: "buy" }, everything],
      [{ offerType: "sell" }, []],
      [{ paymentMethodId: idOf(paymentMethod.slug) }, everything],
      [{ paymentMethodId: String(other?.id) }, []],
      [{ startDate: "2020-01-01", endDate: "2020-12-31" }, []],
      [{ endDate: "2020-12-31" }, []],
      [{ startDate: "2020-01-01", timezone: "Europe/Berlin" }, everything],
      [{ startDate: "2020-01-01", endDate: today, timezone: "Pacific/Pago_Pago" }, everything],
    ] as const) {
      expect(await found(pair.buyer, query), JSON.stringify(query)).to.deep.equal(wanted);
    }
  });

  for (const [query, code] of [
    [{ startDate: "2026-01-02", endDate: "2026-01-01" }, "history_dates"],
    [{ endDate: "2026-02-30" }, "history_dates"],
    [{ startDate: "soon" }, "validation"],
    [{ paymentMethodId: "999999" }, "validation"],
    [{ timezone: "Mars/Base" }, "validation"],
  ] as const) {
    it(`refuses ${JSON.stringify(query)}`, async () => {
      expect((await pair.buyer.call("listTradeHistory", { query })).code).to.equal(code);
    });
  }

  it("shows nobody the trades that others had with the same person", async () => {
    const other = await Visitor.of(pair.app.url);
    await other.register("other_buyer");
    const theirs = await cancelledTrade(other);
    expect(await found(other)).to.deep.equal([theirs]);
    expect(await found(pair.seller)).to.include(theirs);
    expect(await found(pair.buyer)).to.not.include(theirs);
  });

  it("comes in pages of ten, each trade on exactly one of them", async () => {
    for (let more = 0; more < 8; more += 1) await cancelledTrade();
    const first = await list(pair.buyer);
    const second = await list(pair.buyer, { page: "2" });
    const total = 13;
    expect(meta(first)).to.deep.equal({ total, currentPage: 1, perPage: 10, lastPage: 2 });
    expect(meta(second)).to.deep.equal({ total, currentPage: 2, perPage: 10, lastPage: 2 });
    const both = [...(await found(pair.buyer)), ...(await found(pair.buyer, { page: "2" }))];
    expect(new Set(both).size).to.equal(total);
    const beyond = await list(pair.buyer, { page: "3" });
    expect(beyond.data).to.deep.equal([]);
    expect(meta(beyond)).to.include({ total, currentPage: 3, lastPage: 2 });
    const nobody = await list(stranger, { filter: "expired" });
    expect(meta(nobody)).to.deep.equal({ total: 0, currentPage: 1, perPage: 10, lastPage: 1 });
  });

  it("is for who is signed in, and takes no other words", async () => {
    const nobody = await Visitor.of(pair.app.url);
    expect((await nobody.call("listTradeHistory")).status).to.equal(401);
    const wrong: readonly Record<string, string>[] = [
      { filter: "released" },
      { page: "0" },
      { page: "1e3" },
      { cryptoCurrencyCode: "DOGE" },
      { traderId: "x" },
    ];
    for (const query of wrong) {
      const told = await pair.buyer.call("listTradeHistory", { query });
      expect(told.code, JSON.stringify(query)).to.equal("validation");
    }
  });

  describe("the offer as it was accepted", () => {
    const offerOf = (who: Visitor, id: string, query: Record<string, string> = {}) =>
      who.call("viewAcceptedOffer", { parameters: { tradeHash: id }, query });

    it("stays as it was for both sides, whatever its owner makes of it later", async () => {
      const before: AcceptedOfferView = (await offerOf(pair.buyer, ids.running)).data;
      expect(before).to.deep.include({
        owner: "ana_lima",
        type: "sell",
        cryptoCurrencyCode: "BTC",
        fiatCurrencyCode: "EUR",
        paymentMethod: { slug: "sepa-instant", name: "SEPA Instant" },
        label: "no fees, name must match",
        margin: "0.4",
        paymentWindowMinutes: 30,
      });
      expect(before.paymentDetails?.[0]).to.include({ label: "IBAN" });
      await pair.seller.must("changeOfferMargin", {
        parameters: { hash: before.idHashed },
        body: { new_margin: "3.5" },
      });
      expect((await offerOf(pair.seller, ids.running)).data).to.deep.equal(before);
    });

    it("masks where to pay once it ended without a payment", async () => {
      const { data } = await offerOf(pair.buyer, ids.expired);
      const { paymentDetails } = data as AcceptedOfferView;
      expect(paymentDetails?.map(({ value }) => value.slice(0, 4))).to.deep.equal(["••••", "••••"]);
    });

    it("is told for the start and every second after, not for what was before", async () => {
      const { acceptedAt }: AcceptedOfferView = (await offerOf(pair.buyer, ids.running)).data;
      const second = Math.floor(Date.parse(acceptedAt) / 1_000);
      for (const [at, status] of [
        [second, 200],
        [second + 1_000, 200],
        [second - 1, 404],
      ] as const) {
        const told = await offerOf(pair.buyer, ids.running, { timestamp: String(at) });
        expect(told.status, `${at - second}`).to.equal(status);
      }
      const odd = await offerOf(pair.buyer, ids.running, { timestamp: "yesterday" });
      expect(odd.code).to.equal("validation");
    });

    it("is for the parties of the trade alone", async () => {
      const nobody = await Visitor.of(pair.app.url);
      expect((await offerOf(nobody, ids.running)).status).to.equal(401);
      expect((await offerOf(stranger, ids.running)).status).to.equal(404);
    });
  });
});
