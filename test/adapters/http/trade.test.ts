import { expect } from "chai";
import type { OfferCard } from "../../../src/adapters/http/contract/offer/offer-views.ts";
import type {
  TradeCard,
  TradeView,
} from "../../../src/adapters/http/contract/trade/trade-views.ts";
import type { BalanceView } from "../../../src/adapters/http/contract/wallet/wallet.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { Visitor } from "../../support/visitor.ts";

describe("a trade over HTTP", () => {
  let app: TestApp;
  let buyer: Visitor;
  let seller: Visitor;
  let offer: OfferCard;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
    buyer = await Visitor.of(app.url);
    await buyer.register("buyer_of_http");
    seller = await Visitor.ofDemo(app.url, "ana_lima");
    offer = await firstOffer("8");
  });
  afterEach(() => expectBooksBalance(app.database));
  after(() => app.stop());

  async function firstOffer(crypto: string): Promise<OfferCard> {
    const query = { type: "buy", crypto_currency_id: crypto, currency: "EUR" };
    const offers: OfferCard[] = (await buyer.must("listOffers", { query })).data;
    const found = offers.find(({ owner }) => owner.username === "ana_lima");
    if (!found) throw new Error("Ana sells nothing");
    return found;
  }

  async function start(): Promise<TradeView> {
    const body = { offer_id: offer.idHashed, fiat_amount: "100.00" };
    return (await buyer.must("startTrade", { body })).data;
  }

  const act = (who: Visitor, id: "markTradePaid" | "releaseTrade" | "cancelTrade", trade: string) =>
    who.call(id, {
      parameters: { id: trade },
      body: id === "releaseTrade" ? { password: demoPassword } : {},
    });

  const view = async (who: Visitor, id: string): Promise<TradeView> =>
    (await who.must("viewTrade", { parameters: { id } })).data;

  const bitcoin = async (who: Visitor): Promise<bigint> => {
    const all: BalanceView[] = (await who.must("getBalances")).data;
    return BigInt(all.find(({ cryptoCurrencyCode }) => cryptoCurrencyCode === "BTC")?.balance ?? 0);
  };

  it("goes from start over paid to release, and each side sees what it may", async () => {
    const [boughtBefore, soldBefore] = [await bitcoin(buyer), await bitcoin(seller)];
    const started = await start();
    const begun = { status: "active_funded", mySide: "buyer", turn: "buyer", alertType: "alert" };
    expect(started).to.include(begun);
    expect(started.paymentDetails?.[0]).to.include({ label: "IBAN" });
    expect(started.allowedActs).to.have.members(["paid", "cancel"]);
    expect(started).to.include({ cryptoCurrencyId: 8, tradeCompleted: false, cancelledAt: null });
    expect(started.paymentMethod).to.deep.equal({
      slug: "sepa-instant",
      name: "SEPA Instant",
      names: { en: "SEPA Instant" },
      settlementSeconds: 0,
      hint: null,
    });
    expect(started.offerUrl).to.equal(`/offer/${offer.idHashed}`);
    expect(started.chatUrl).to.equal(`/messenger/${started.id}`);
    const active: TradeCard[] = (await seller.must("listActiveTrades")).data;
    expect(active.map(({ id }) => id)).to.include(started.id);

    const paid = await act(buyer, "markTradePaid", started.id);
    expect(paid.data).to.include({ status: "paid", turn: "seller", alertType: "info" });
    expect(await view(seller, started.id)).to.deep.include({ allowedActs: ["release"] });

    const released = await act(seller, "releaseTrade", started.id);
    expect(released.data).to.include({ status: "released", turn: null, escrowState: "released" });
    expect(released.data).to.include({ tradeCompleted: true, cancelledAt: null });
    const amount = BigInt(started.cryptoAmount.amount);
    expect((await bitcoin(buyer)) - boughtBefore).to.equal(amount);
    expect(soldBefore - (await bitcoin(seller))).to.equal(amount + BigInt(started.fee));
    const byHash = { parameters: { tradeHash: started.id } };
    const again: TradeView = (await buyer.must("viewTradeByHash", byHash)).data;
    const acts = again.timeline.map(({ act: name }) => name);
    expect(acts).to.deep.equal(["start", "details-read", "paid", "release"]);
  });

  it("is released only by the seller, and only with their password", async () => {
    const { id } = await start();
    await act(buyer, "markTradePaid", id);
    expect(await act(buyer, "releaseTrade", id)).to.include({ status: 401 });
    const bare = await seller.call("releaseTrade", { parameters: { id }, body: {} });
    expect(bare).to.include({ status: 403, code: "proof_needed" });
    const body = { password: "wrong password" };
    const wrong = await seller.call("releaseTrade", { parameters: { id }, body });
    expect(wrong).to.include({ status: 401, code: "wrong_credentials" });
    const stranger = await Visitor.ofDemo(app.url, "kofi_trades");
    expect(await act(stranger, "releaseTrade", id)).to.include({ status: 404 });
    expect(await stranger.call("viewTrade", { parameters: { id } })).to.include({ status: 404 });
    expect(await view(buyer, id)).to.include({ status: "paid", escrowState: "held" });
    expect((await act(seller, "releaseTrade", id)).status).to.equal(200);
  });

  it("says after too many passwords when to try again", async () => {
    const { id } = await start();
    const guesser = await Visitor.ofDemo(app.url, "marta_d");
    const guess = () =>
      guesser.call("releaseTrade", { parameters: { id }, body: { password: "a guess" } });
    for (let tries = 0; tries < 5; tries += 1) expect((await guess()).status).to.equal(401);
    const refused = await guess();
    expect(refused).to.include({ status: 429, code: "rate_limited" });
    expect(Number(refused.headers.get("retry-after"))).to.be.within(1, 900);
    await act(buyer, "cancelTrade", id);
  });

  it("waits for a slow transfer before it is brought to staff", async () => {
    const input = {
      type: "sell",
      crypto_currency_code: "BTC",
      currency: "EUR",
      payment_method: "wire-transfer",
      margin: "1",
      range_min: "10",
      range_max: "1000",
      payment_details: [
        { label: "IBAN", value: "PT50 0002 0123 1234 5678 9015 4" },
        { label: "Name on the account", value: "Ana Lima" },
      ],
      window_minutes: 60,
    };
    const { idHashed } = (await seller.must("createOffer", { body: input })).data as OfferCard;
    const body = { offer_id: idHashed, fiat_amount: "20.00" };
    const { id } = (await buyer.must("startTrade", { body })).data as TradeView;
    await act(buyer, "markTradePaid", id);
    const [clock] = await app.database.query(
      `SELECT extract(epoch FROM d.at - t.paid_at) / 86400 AS days
         FROM deadline d JOIN trade t ON t.id = d.subject WHERE t.id = $1 AND d.kind = 'stale'`,
      [id],
    );
    expect(Number((clock as { days: string }).days)).to.be.closeTo(10, 0.01);
    await act(seller, "releaseTrade", id);
  });

  it("is not released before the buyer marked it as paid", async () => {
    const { id } = await start();
    const early = await act(seller, "releaseTrade", id);
    expect(early).to.include({ status: 409, code: "wrong_status" });
    await act(buyer, "cancelTrade", id);
  });

  it("is cancelled by the buyer, and the seller has everything back", async () => {
    const before = await bitcoin(seller);
    const { id } = await start();
    expect((await bitcoin(seller)) < before).to.equal(true);
    const cancelled = await act(buyer, "cancelTrade", id);
    expect(cancelled.data).to.include({ status: "cancelled_buyer", arePaymentDetailsMasked: true });
    const { cancelledAt, closedAt, tradeCompleted } = cancelled.data as TradeView;
    expect([cancelledAt, tradeCompleted]).to.deep.equal([closedAt, false]);
    expect(await bitcoin(seller)).to.equal(before);
    expect((await act(buyer, "cancelTrade", id)).status).to.equal(200);
  });

  it("once paid is given back only by a buyer who confirms knowing that it is paid", async () => {
    const { id } = await start();
    await act(buyer, "markTradePaid", id);
    expect(await act(buyer, "cancelTrade", id)).to.include({ status: 409, code: "wrong_status" });
    const body = { status: "paid" };
    const given = await buyer.call("cancelTrade", { parameters: { id }, body });
    expect(given.data).to.include({ status: "cancelled_buyer" });
  });

  it("starts once for one key, and another body under it is refused", async () => {
    const key = "a-key-of-my-own";
    const body = { offer_id: offer.idHashed, fiat_amount: "50.00" };
    const first = await buyer.must("startTrade", { body, key });
    // What they saw is not part of what they asked for: meanwhile the price moved.
    const seen = { ...body, price_seen: "1", offer_version: 1_000 };
    const again = await buyer.must("startTrade", { body: seen, key });
    const { id }: TradeView = first.data;
    expect(again.data).to.include({ id });
    const other = { ...body, fiat_amount: "60.00" };
    const reused = await buyer.call("startTrade", { body: other, key });
    expect(reused).to.include({ status: 409, code: "key_reused" });
    await act(buyer, "cancelTrade", id);
  });

  it("does not start at a price or an offer that the taker did not see", async () => {
    const seen = { offer_id: offer.idHashed, fiat_amount: "100.00" };
    const cheaper = (Number(offer.price) * 0.99).toFixed(2);
    const moved = await buyer.call("startTrade", { body: { ...seen, price_seen: cheaper } });
    expect(moved).to.include({ status: 409, code: "price_moved" });
    const changed = await buyer.call("startTrade", { body: { ...seen, offer_version: 7 } });
    expect(changed).to.include({ status: 409, code: "offer_changed" });
  });

  const refused: readonly [string, unknown, number, string][] = [
    ["no amount", {}, 422, "validation"],
    ["two amounts", { fiat_amount: "100", crypto_amount: "100000" }, 422, "validation"],
    ["three digits of a cent", { fiat_amount: "100.001" }, 422, "validation"],
    ["a negative amount", { fiat_amount: "-100" }, 422, "validation"],
    ["a number in place of text", { fiat_amount: 100 }, 422, "validation"],
    ["a field that nobody named", { fiat_amount: "100", price: "1" }, 422, "validation"],
    ["too little", { fiat_amount: "1" }, 409, "amount_not_in_range"],
    ["less than a dollar", { crypto_amount: "1" }, 409, "amount_too_small"],
    ["too much", { fiat_amount: "2500.01" }, 409, "amount_not_in_range"],
  ];
  for (const [what, amounts, status, code] of refused) {
    it(`does not start with ${what}`, async () => {
      const body = { offer_id: offer.idHashed, ...(amounts as object) };
      expect(await buyer.call("startTrade", { body })).to.include({ status, code });
    });
  }

  it("does not start on one's own offer, nor on one that does not exist", async () => {
    const body = { offer_id: offer.idHashed, fiat_amount: "100" };
    expect(await seller.call("startTrade", { body })).to.include({
      status: 409,
      code: "own_offer",
    });
    const unknown = { ...body, offer_id: "unknown12345" };
    expect(await buyer.call("startTrade", { body: unknown })).to.include({ status: 404 });
  });

  it("changes nothing for a request that did not come from a page of ours", async () => {
    const { id } = await start();
    for (const headers of [
      { "x-csrf-token": "made up" },
      { "x-requested-with": "" },
      { origin: "https://evil.example" },
      { "sec-fetch-site": "cross-site" },
    ]) {
      const told = await buyer.call("markTradePaid", { parameters: { id }, headers });
      expect(told, JSON.stringify(headers)).to.include({ status: 403, code: "forbidden_origin" });
    }
    expect(await view(buyer, id)).to.include({ status: "active_funded" });
    await act(buyer, "cancelTrade", id);
  });

  it("takes 64 clicks on release for one", async () => {
    const { id, cryptoAmount } = await start();
    await act(buyer, "markTradePaid", id);
    const before = await bitcoin(buyer);
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => act(seller, "releaseTrade", id)),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).to.be.greaterThan(0);
    for (const { status } of answers) expect(status).to.be.oneOf([200, 429, 503]);
    expect((await bitcoin(buyer)) - before).to.equal(BigInt(cryptoAmount.amount));
  });
});

describe("play money", () => {
  it("is given once a day, and nowhere but in a demo", async () => {
    const app = await startTestApp({ DEMO: "1" });
    const visitor = await Visitor.of(app.url);
    await visitor.register("thirsty");
    const [first, second] = [await visitor.call("useFaucet"), await visitor.call("useFaucet")];
    expect(first.status).to.equal(200);
    expect(second).to.include({ status: 409, code: "faucet_empty" });
    await expectBooksBalance(app.database);
    await app.stop();

    const real = await startTestApp({ DEMO: "0" });
    const other = await Visitor.of(real.url);
    await other.register("hopeful");
    expect(await other.call("useFaucet")).to.include({ status: 404, code: "not_found" });
    const login = { login: "ana_lima", password: demoPassword };
    expect((await other.call("logIn", { body: login })).status).to.equal(401);
    await real.stop();
  });
});
