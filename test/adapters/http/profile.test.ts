import { expect } from "chai";
import type { ReceivedFeedbackView } from "../../../src/adapters/http/contract/feedback/received-feedback.ts";
import type { OfferCard } from "../../../src/adapters/http/contract/offer/offer-views.ts";
import type { ProfileView } from "../../../src/adapters/http/contract/profile/profile.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { usernameSkeleton } from "../../../src/domain/account/username-skeleton.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import { Visitor } from "../../support/visitor.ts";

describe("the profile of a trader over HTTP", () => {
  let pair: TradingPair;
  let nobody: Visitor;
  before(async () => {
    pair = await TradingPair.open();
    nobody = await Visitor.of(pair.app.url);
  });
  after(() => pair.close());

  const byName = async (username: string, who = nobody): Promise<ProfileView> =>
    (await who.must("viewProfileByName", { parameters: { username } })).data;

  async function complete(type: "positive" | "negative", text: string): Promise<string> {
    const { id } = await pair.start();
    const parameters = { id };
    await pair.buyer.must("markTradePaid", { parameters, body: {} });
    await pair.seller.must("releaseTrade", { parameters, body: { password: demoPassword } });
    await pair.buyer.must("giveFeedback", { parameters, body: { type, text } });
    return id;
  }

  it("tells that a phone number is confirmed, and of which country, and not the number", async () => {
    await pair.app.database.query(
      `INSERT INTO phone (trader_id, number, number_hash, country, consented_at, sends, last_sent_at, way)
       SELECT id, '\\x00', 'hash-of-a-number', 'PT', now(), 1, now(), 'sms' FROM trader
        WHERE username = 'kofi_trades'`,
    );
    const seen = async () => {
      const { phone, verification } = await byName("kofi_trades");
      return { phone, isVerified: verification.phone };
    };
    expect(await seen()).to.deep.equal({
      phone: { isVerified: false, countryCode: null },
      isVerified: false,
    });
    await pair.app.database.query("UPDATE phone SET verified_at = now()");
    expect(await seen()).to.deep.equal({
      phone: { isVerified: true, countryCode: "PT" },
      isVerified: true,
    });
  });

  it("tells the record and nothing that is private", async () => {
    const before = await byName("ana_lima");
    expect(before).to.include({ username: "ana_lima", avatarUrl: null, totalPartners: 0 });
    const id = await complete("positive", "Quick");
    await pair.seller.must("replyToFeedback", {
      parameters: { id },
      body: { text: "Any time" },
    });
    const told = await nobody.must("viewProfileByName", { parameters: { username: "ANA_Lima" } });
    const profile: ProfileView = told.data;
    expect(profile).to.include({ totalTrades: 1, totalPartners: 1, tradedWithYou: 0 });
    expect(profile).to.include({ btcTraded: "0", bio: "", releaseTimeMedianSeconds: null });
    expect(profile.tradeVolume).to.deep.equal(
      ["BTC", "USDT", "ETH"].map((name) => ({ name, value: "0" })),
    );
    expect(profile.monthlyTradeStats).to.deep.equal({ trades: 1, completedPercent: 100 });
    expect(profile.verification).to.deep.equal({
      email: true,
      phone: false,
      id: true,
      address: false,
    });
    expect(profile.phone).to.deep.equal({ isVerified: false, countryCode: null });
    expect(profile.lastSeenStatus).to.equal("high");
    expect(profile.feedback).to.include({ positive: 1, negative: 0, total: 1 });
    expect(profile.feedback.items[0]).to.include({
      type: "positive",
      text: "Quick",
      reply: "Any time",
      author: "bruno_costa",
      paymentMethodName: "SEPA Instant",
      fiatCurrencyCode: "EUR",
    });
    const text = JSON.stringify(told.body);
    for (const secret of ["@demo.invalid", "PT50", id]) expect(text).to.not.include(secret);
    expect(await byName("ana_lima", pair.buyer)).to.include({ tradedWithYou: 1 });
  });

  it("is the same by its id", async () => {
    const profile = await byName("ana_lima");
    const told = await nobody.must("viewProfile", { parameters: { id: profile.id } });
    expect({ ...(told.data as ProfileView), lastSeen: "" }).to.deep.equal({
      ...profile,
      lastSeen: "",
    });
  });

  it("is the same by its name where an id is asked for, and an id comes first", async () => {
    const profile = await byName("ana_lima");
    const read = async (id: string) =>
      (await nobody.must("viewProfile", { parameters: { id } })).data as ProfileView;
    expect((await read("ANA_lima")).id).to.equal(profile.id);
    const other = await byName("kofi_trades");
    const { database } = pair.app;
    const named = `UPDATE trader SET username = $1, username_skeleton = $2 WHERE id = $3`;
    await database.query(named, [profile.id, usernameSkeleton(profile.id), other.id]);
    expect((await read(profile.id)).username).to.equal("ana_lima");
    await database.query(named, ["kofi_trades", usernameSkeleton("kofi_trades"), other.id]);
    const told = await nobody.call("viewProfile", { parameters: { id: "unknown1234" } });
    expect(told).to.include({ status: 404, code: "not_found" });
  });

  it("tells the Bitcoin traded in Bitcoin, by its class", async () => {
    const { id } = await byName("ana_lima");
    const { database } = pair.app;
    const scaled = "UPDATE trade SET amount = amount * $2 WHERE seller_id = $1";
    await database.query(scaled, [id, "400"]);
    expect((await byName("ana_lima")).btcTraded).to.equal("0.1");
    await database.query(scaled, [id, "100"]);
    expect((await byName("ana_lima")).btcTraded).to.equal("10");
  });

  it("does not exist for a name that only looks like it, nor for one that nobody has", async () => {
    for (const username of ["ana_1ima", "unknown1234", "%25", "ana_lima%20"]) {
      const told = await nobody.call("viewProfileByName", { parameters: { username } });
      expect(told, username).to.include({ status: 404, code: "not_found" });
    }
    for (const call of ["listReceivedFeedback", "listActiveOffers"] as const) {
      const told = await nobody.call(call, { parameters: { username: "unknown1234" } });
      expect(told).to.include({ status: 404, code: "not_found" });
    }
  });

  it("lists feedback by its sign, page by page", async () => {
    for (let count = 0; count < 10; count += 1) await complete("positive", `good ${count}`);
    await complete("negative", "bad");
    const list = async (query: Record<string, string>) => {
      const told = await nobody.must("listReceivedFeedback", {
        parameters: { username: "ana_lima" },
        query,
      });
      const { meta } = told.body as { meta: { total: number; lastPage: number } };
      return { items: told.data as readonly ReceivedFeedbackView[], meta };
    };
    const all = await list({});
    expect(all.items).to.have.length(10);
    expect(all.items[0]).to.include({ text: "bad" });
    expect(all.meta).to.include({ total: 12, lastPage: 2 });
    expect((await list({ page: "2" })).items).to.have.length(2);
    expect((await list({ type: "negative" })).items.map(({ text }) => text)).to.deep.equal(["bad"]);
    const good = await list({ type: "positive", page: "2" });
    expect(good.items.map(({ type }) => type)).to.deep.equal(["positive"]);
    for (const query of [{ type: "neutral" }, { page: "0" }]) {
      const told = await nobody.call("listReceivedFeedback", {
        parameters: { username: "ana_lima" },
        query,
      });
      expect(told).to.include({ status: 422 });
    }
  });

  describe("lists offers", () => {
    const offers = async (query: Record<string, string> = {}, username = "kofi_trades") => {
      const told = await nobody.must("listActiveOffers", { parameters: { username }, query });
      const { meta } = told.body as {
        meta: { total: number; buyCount: number; sellCount: number; nextOffset: number | null };
      };
      return { cards: told.data as readonly OfferCard[], meta };
    };

    it("that are active, for what the visitor does, by coin and price", async () => {
      const all = await offers();
      expect(all.meta).to.include({ total: 3, buyCount: 3, sellCount: 0, nextOffset: null });
      expect(all.cards.map(({ owner }) => owner.username)).to.deep.equal([
        "kofi_trades",
        "kofi_trades",
        "kofi_trades",
      ]);
      expect((await offers({ type: "sell" })).cards).to.deep.equal([]);
      const tether = await offers({ crypto_currency_code: "USDT" });
      expect(tether.cards.map(({ cryptoCurrencyCode }) => cryptoCurrencyCode)).to.deep.equal([
        "USDT",
      ]);
      const dear = await offers({ sort: "crypto_usd_price_desc" });
      const cheap = await offers({ sort: "crypto_usd_price_asc" });
      expect(cheap.cards.map(({ idHashed }) => idHashed)).to.deep.equal(
        dear.cards.map(({ idHashed }) => idHashed).toReversed(),
      );
      expect(cheap.cards[0]?.cryptoCurrencyCode).to.equal("USDT");
      expect((await offers({ offset: "2" })).cards).to.have.length(1);
      for (const sort of ["release_time_asc", "release_time_desc"]) {
        const { cards } = await offers({ sort });
        expect(cards.map(({ idHashed }) => idHashed)).to.deep.equal(
          all.cards.map(({ idHashed }) => idHashed),
        );
      }
      expect((await offers({}, "bruno_costa")).meta.total).to.equal(0);
    });

    it("without those that were switched off", async () => {
      const kofi = await pair.signIn("kofi_trades");
      await kofi.must("switchAllOffers", { body: { new_status: "inactive" } });
      expect((await offers()).meta).to.include({ total: 0, buyCount: 0 });
      await kofi.must("switchAllOffers", { body: { new_status: "active" } });
      expect((await offers()).meta).to.include({ total: 3 });
    });

    it("and refuses a filter that names nothing", async () => {
      for (const query of [
        { type: "swap" },
        { sort: "best" },
        { offset: "-1" },
        { color: "red" },
      ]) {
        const told = await nobody.call("listActiveOffers", {
          parameters: { username: "kofi_trades" },
          query: query as unknown as Record<string, string>,
        });
        expect(told).to.include({ status: 422 });
      }
    });
  });
});
