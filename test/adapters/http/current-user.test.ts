import { expect } from "chai";
import type { CurrentUserView } from "../../../src/adapters/http/contract/account/current-user.ts";
import type { ProfileView } from "../../../src/adapters/http/contract/profile/profile.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { declareAccount, forgetDeclared } from "../../support/case-desk.ts";
import { faultsOf } from "../../support/offer-owners.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import { Visitor } from "../../support/visitor.ts";

describe("what users know of themselves over HTTP", () => {
  let pair: TradingPair;
  let nobody: Visitor;
  before(async () => {
    pair = await TradingPair.open();
    nobody = await Visitor.of(pair.app.url);
  });
  after(() => pair.close());

  const userOf = async (who: Visitor): Promise<CurrentUserView> =>
    (await who.must("getCurrentUser")).data;
  const profileOf = async (username: string, who: Visitor): Promise<ProfileView> =>
    (await who.must("viewProfileByName", { parameters: { username } })).data;

  it("has every field where nobody is signed in, too", async () => {
    const told = await userOf(nobody);
    expect(told).to.include({
      isLogged: false,
      id: null,
      currencyId: 144,
      fiatCurrencyCode: "USD",
    });
    expect(told).to.include({ notifyTradeMessagesInterval: 10, accept_chat_messages: "everyone" });
    expect(Object.keys(told).toSorted()).to.deep.equal(
      Object.keys(await userOf(pair.buyer)).toSorted(),
    );
  });

  it("tells a moderator and above who declared the account, and nobody from support", async () => {
    const flag = async () => (await userOf(pair.buyer)).isAdminOrSupermodOrModerator;
    const [row] = await pair.app.database.query<{ id: string }>(
      "SELECT id FROM trader WHERE username = 'bruno_costa'",
    );
    const { id = "" } = row ?? {};
    expect(await flag()).to.equal(false);
    await declareAccount(pair.app.database, "sam_support", id);
    expect(await flag(), "support").to.equal(false);
    for (const name of ["nia_mod", "vera_super", "ada_admin"]) {
      await forgetDeclared(pair.app.database);
      await declareAccount(pair.app.database, name, id);
      expect(await flag(), name).to.equal(true);
    }
    const disable = "UPDATE staff SET disabled_at = clock_timestamp() WHERE username = 'ada_admin'";
    await pair.app.database.query(disable);
    expect(await flag(), "whoever left").to.equal(false);
    await forgetDeclared(pair.app.database);
  });

  it("counts offers and completed trades", async () => {
    const before = await userOf(pair.seller);
    expect(before).to.include({ hasOffers: true, hasActiveSellOffers: true, isVendor: false });
    expect(before.counts).to.include({ merchantBalance: "0.00000000" });
    expect(before.counts.activeOffersCount).to.be.greaterThan(0);
    const { id } = await pair.start();
    await pair.buyer.must("markTradePaid", { parameters: { id }, body: {} });
    await pair.seller.must("releaseTrade", {
      parameters: { id },
      body: { password: demoPassword },
    });
    const after = await userOf(pair.seller);
    expect(after.completedTrades).to.equal(before.completedTrades + 1);
    expect(after.counts.successfulTrades).to.equal(after.completedTrades);
    expect(Number(after.counts.totalTradedBtc)).to.be.greaterThan(
      Number(before.counts.totalTradedBtc),
    );
    expect(await userOf(pair.buyer)).to.include({ hasOffers: false, completedTrades: 1 });
    const granted = "UPDATE trader SET badge = 'vendor' WHERE id = $1";
    await pair.app.database.query(granted, [after.id]);
    expect(await userOf(pair.seller)).to.include({ isVendor: true });
  });

  it("has what they chose", async () => {
    const body = {
      firstName: "Ana",
      lastName: "Lima",
      country: "PT",
      timezone: "Europe/Lisbon",
      fiatCurrencyCode: "GBP",
      statusMessage: "Back at nine",
      vendorLanguages: ["pt", "en"],
      isBalanceHidden: true,
      accept_chat_messages: "trusted_only",
      notifyTradeMessagesInterval: 30,
      hasActiveMobileApp: true,
      isSoundEnabled: false,
    };
    await pair.seller.must("changeSettings", { body });
    const user = await userOf(pair.seller);
    const { country, vendorLanguages, ...plain } = body;
    expect(user).to.include(plain);
    expect(user.vendorLanguages).to.deep.equal(vendorLanguages);
    expect(user.country).to.deep.equal({
      iso: country,
      code: country,
      name: "Portugal",
      isCountryEnabled: true,
    });
    expect(user).to.include({ userFullName: "Ana Lima", locationCurrency: "EUR", currency: "GBP" });
    expect(user.kycLevelCheck).to.include({ level: 2 });
    await pair.seller.must("changeSettings", { body: { notifyTradeMessagesInterval: 0 } });
    expect(await userOf(pair.seller)).to.include({
      notifyTradeMessagesInterval: 0,
      statusMessage: "Back at nine",
    });
  });

  it("are told which settings are wrong, all of them", async () => {
    const told = await pair.seller.call("changeSettings", {
      body: { notifyTradeMessagesInterval: 1_441, firstName: "Support", country: "YY" },
    });
    expect(told).to.include({ status: 422, code: "validation" });
    expect(faultsOf(told)).to.have.members([
      "firstName first_name_reserved",
      "country country_unknown",
      "notifyTradeMessagesInterval notify_too_high",
    ]);
    for (const wrong of ["12a", -1, 1.5]) {
      const body = { notifyTradeMessagesInterval: wrong };
      expect(await pair.seller.call("changeSettings", { body })).to.include({ status: 422 });
    }
  });

  it("show their name to whom they chose, and to nobody else", async () => {
    const stranger = await Visitor.of(pair.app.url);
    await stranger.register("a_stranger");
    const seen = async () =>
      Promise.all(
        [pair.seller, pair.buyer, stranger, nobody].map(
          async (who) => (await profileOf("ana_lima", who)).fullName,
        ),
      );
    expect(await seen()).to.deep.equal([null, null, null, null]);
    const choose = (body: object) => pair.seller.must("changeSettings", { body });
    await choose({ fullNameVisibilityType: 1 });
    expect(await seen()).to.deep.equal(Array(4).fill("Ana Lima"));
    await choose({ fullNameVisibilityType: 0, fullNameAudience: "trusted_and_trade_partners" });
    expect(await seen()).to.deep.equal(["Ana L.", "Ana L.", null, null]);
    await choose({ fullNameAudience: "trusted_only" });
    expect(await seen()).to.deep.equal(["Ana L.", null, null, null]);
    await choose({ fullNameAudience: "nobody" });
    expect(await seen()).to.deep.equal(["Ana L.", null, null, null]);
    const { statusMessage, vendorLanguages } = await profileOf("ana_lima", nobody);
    expect(statusMessage).to.equal("Back at nine");
    expect(vendorLanguages).to.deep.equal(["pt", "en"]);
  });

  it("complete a tour once and for good", async () => {
    const complete = async (tourName: string) =>
      (await pair.buyer.call("completeTour", { body: { tourName } })).data;
    expect(await complete("WALLET")).to.deep.equal({ completedTourGuides: ["WALLET"] });
    await complete("TRADE");
    expect(await complete("WALLET")).to.deep.equal({ completedTourGuides: ["TRADE", "WALLET"] });
    expect((await userOf(pair.buyer)).completedTourGuides).to.deep.equal(["TRADE", "WALLET"]);
    expect((await userOf(pair.seller)).completedTourGuides).to.deep.equal([]);
    const other = await pair.buyer.call("completeTour", { body: { tourName: "SOMETHING" } });
    expect(other).to.include({ status: 422, code: "validation" });
  });

  it("have an id for outside providers that only they can ask for", async () => {
    const { id, externalId } = await userOf(pair.seller);
    const asked = (who: Visitor, of: string) =>
      who.call("viewExternalId", { parameters: { id: of } });
    expect((await asked(pair.seller, id!)).data).to.deep.equal({ externalId });
    expect((await asked(pair.seller, "ana_lima")).data).to.deep.equal({ externalId });
    expect(externalId).to.match(/^[0-9a-f-]{36}$/);
    expect(await asked(pair.buyer, id!)).to.include({ status: 404 });
  });
});
