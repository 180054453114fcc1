import { expect } from "chai";
import type { MessageView } from "../../../src/adapters/http/contract/chat/chat.ts";
import type { MyOfferView } from "../../../src/adapters/http/contract/offer/my-offer-views.ts";
import type { TradeView } from "../../../src/adapters/http/contract/trade/trade-views.ts";
import type {
  HelpedTradeCard,
  HelpedTradeView,
} from "../../../src/adapters/http/contract/vendor/helped-trade.ts";
import type { TeamView } from "../../../src/adapters/http/contract/vendor/team.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { vendorTermsVersion } from "../../../src/domain/badge-application/badge-application.ts";
import { caughtUp } from "../../support/caught-up.ts";
import { buying, offerBody } from "../../support/offer-owners.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import { untilTold } from "../../support/until-told.ts";
import type { Visitor } from "../../support/visitor.ts";

const of = (id: string) => ({ parameters: { id } });

describe("vendors over HTTP", () => {
  let pair: TradingPair;
  let ana: Visitor;
  let bruno: Visitor;
  let kofi: Visitor;
  let seat: string;
  before(async () => {
    pair = await TradingPair.open();
    ana = pair.seller;
    bruno = pair.buyer;
    kofi = await pair.signIn("kofi_trades");
    await setBadge("vendor");
    await ana.must("acceptVendorTerms", { body: { version: vendorTermsVersion } });
  });
  after(() => pair.close());

  const setBadge = (badge: string) =>
    pair.app.database.query("UPDATE trader SET badge = $1 WHERE username = 'ana_lima'", [badge]);
  const team = async (who: Visitor): Promise<TeamView> => (await who.must("viewTeam")).data;
  const invite = (username: string, scopes: readonly string[] = ["chat"]) =>
    ana.call("inviteHelper", { body: { username, scopes } });
  const messages = async (who: Visitor, id: string): Promise<MessageView[]> =>
    (await who.must("listMessages", of(id))).data;
  const helped = async (id: string): Promise<HelpedTradeView> =>
    (await kofi.must("viewHelpedTrade", of(id))).data;
  const write = (id: string, text: string, key?: string) =>
    kofi.call("sendHelpedMessage", {
      ...of(id),
      body: { text },
      ...(key !== undefined && { key }),
    });
  const mark = (id: string, act: string) =>
    kofi.call("markHelpedTrade", { ...of(id), body: { act } });
  /** A trade in which ana, a vendor, buys. */
  const startAsBuyer = async (): Promise<TradeView> => {
    const { idHashed } = (await ana.must("createOffer", { body: { ...offerBody, ...buying } }))
      .data as MyOfferView;
    const body = {
      offer_id: idHashed,
      fiat_amount: "20.00",
      payment_details: [
        { label: "IBAN", value: "PT50000201231234567890154" },
        { label: "Name on the account", value: "Bruno Costa" },
      ],
    };
    return (await bruno.must("startTrade", { body })).data;
  };

  it("invite helpers by name, whoever may be one, and only vendors do", async () => {
    const refused = await bruno.call("inviteHelper", {
      body: { username: "kofi_trades", scopes: ["chat"] },
    });
    expect(refused).to.include({ status: 403, code: "vendor_only" });
    expect(await invite("ana_lima")).to.include({ code: "helper_self" });
    expect(await invite("nobody_here")).to.include({ status: 404 });
    expect(await invite("kofi_trades", ["release"])).to.include({ code: "validation" });
    expect((await invite("KOFI_trades", ["chat", "mark"])).status).to.equal(200);
    expect(await invite("kofi_trades")).to.include({ status: 409, code: "helper_known" });
    await untilTold(kofi, "team_invited");
    const [invited] = (await team(kofi)).vendors;
    expect(invited).to.include({ username: "ana_lima", acceptedAt: null });
    seat = invited?.id ?? "";
    expect(await ana.call("acceptTeamInvitation", of(seat))).to.include({ status: 404 });
  });

  it("are helped only once the helper accepted, and only in trades on their own offers", async () => {
    const { id } = await pair.start();
    expect(await kofi.call("viewHelpedTrade", of(id))).to.include({ status: 404 });
    await kofi.must("acceptTeamInvitation", of(seat));
    await untilTold(ana, "team_joined");
    const listed: HelpedTradeCard[] = (await kofi.must("listHelpedTrades")).data;
    expect(listed.map(({ trade, vendor }) => [trade.id, vendor])).to.deep.include([id, "ana_lima"]);
    const view = await helped(id);
    expect(view.trade).to.include({ id, mySide: "seller" });
    // Bruno's trade with somebody else, and a trade of kofi's own, are not ana's.
    expect(await bruno.call("viewHelpedTrade", of(id))).to.include({ status: 404 });
    const query = { type: "buy", crypto_currency_id: "8", currency: "EUR" };
    const offers: { idHashed: string; owner: { username: string } }[] = (
      await kofi.must("listOffers", { query })
    ).data;
    const offer = offers.find(({ owner }) => owner.username === "ana_lima");
    const own = await kofi.must("startTrade", {
      body: { offer_id: offer?.idHashed, fiat_amount: "20.00" },
    });
    const { id: ownId } = own.data as TradeView;
    expect(await kofi.call("viewHelpedTrade", of(ownId)), "a party").to.include({ status: 404 });
    await kofi.must("cancelTrade", { ...of(ownId), body: {} });
    await bruno.must("cancelTrade", { ...of(id), body: {} });
  });

  it("have what a helper writes named in the chat, once for a key", async () => {
    const { id } = await pair.start();
    const sent = await Promise.all([1, 2].map(() => write(id, "Ana is back at noon.", "one-text")));
    expect(sent.map(({ status }) => status)).to.deep.equal([200, 200]);
    const seen = await messages(bruno, id);
    expect(seen).to.have.length(1);
    expect(seen[0]).to.deep.include({
      author: "seller",
      isMine: false,
      via: { kind: "helper", username: "kofi_trades" },
    });
    expect((await messages(ana, id))[0]).to.include({ isMine: true });
    const read: MessageView[] = (await kofi.must("listHelpedMessages", of(id))).data;
    expect(read[0]).to.include({ isMine: true, text: "Ana is back at noon." });
    expect(await write(id, " ")).to.include({ code: "message_empty" });
    await bruno.must("cancelTrade", { ...of(id), body: {} });
  });

  it("never release, cancel or show payment details through a helper", async () => {
    const { id } = await startAsBuyer();
    expect(JSON.stringify(await helped(id))).to.not.match(/PT50|0154|Bruno Costa/);
    for (const route of ["viewTrade", "listMessages", "listUploads", "downloadCaseFile"] as const) {
      expect((await kofi.call(route, of(id))).status, route).to.equal(404);
    }
    const body = { password: demoPassword };
    expect(await kofi.call("releaseTrade", { ...of(id), body })).to.include({ status: 404 });
    expect(await kofi.call("cancelTrade", { ...of(id), body: {} })).to.include({ status: 404 });
    expect(await mark(id, "release")).to.include({ code: "validation" });
    await ana.must("cancelTrade", { ...of(id), body: {} });
  });

  it("have a trade marked as paid for them, and the timeline says by whom", async () => {
    const { id } = await startAsBuyer();
    expect((await helped(id)).marks).to.deep.equal(["paid"]);
    expect((await mark(id, "paid")).status).to.equal(200);
    const paid: TradeView = (await bruno.must("viewTrade", of(id))).data;
    expect(paid.status).to.equal("paid");
    expect(paid.timeline.find(({ act }) => act === "paid")).to.include({
      by: "buyer",
      username: "ana_lima",
      helper: "kofi_trades",
    });
    expect(paid.timeline[0]).to.include({ helper: null });
    expect((await helped(id)).marks).to.deep.equal(["withdraw-paid"]);
    expect((await mark(id, "withdraw-paid")).status).to.equal(200);
    const selling = await pair.start();
    const refused = await mark(selling.id, "paid");
    expect(refused.status, "the seller does not pay").to.equal(403);
    await bruno.must("cancelTrade", { ...of(selling.id), body: {} });
    await ana.must("cancelTrade", { ...of(id), body: {} });
  });

  it("limit what a helper may do, and end it at once", async () => {
    const { id } = await startAsBuyer();
    const marking = { ...of(seat), body: { scopes: ["mark"] } };
    await ana.must("changeHelper", marking);
    await ana.must("changeHelper", marking);
    await untilTold(kofi, "team_changed");
    expect(await write(id, "Hello.")).to.include({ status: 403, code: "scope_missing" });
    expect(await kofi.call("listHelpedMessages", of(id))).to.include({ code: "scope_missing" });
    await ana.must("changeHelper", { ...of(seat), body: { scopes: ["chat"] } });
    expect(await mark(id, "paid")).to.include({ status: 403, code: "scope_missing" });
    expect((await helped(id)).marks).to.deep.equal([]);
    await setBadge("no_badge");
    expect(await kofi.call("viewHelpedTrade", of(id)), "no badge").to.include({ status: 404 });
    await setBadge("vendor");
    expect(await bruno.call("endHelp", of(seat))).to.include({ status: 404 });
    await ana.must("endHelp", of(seat));
    await untilTold(kofi, "team_removed");
    expect(await kofi.call("viewHelpedTrade", of(id))).to.include({ status: 404 });
    expect(await write(id, "Hello.")).to.include({ status: 404 });
    expect((await kofi.must("listHelpedTrades")).data).to.deep.equal([]);
    expect((await team(ana)).helpers).to.deep.equal([]);
    expect((await invite("kofi_trades")).status, "again").to.equal(200);
    await ana.must("cancelTrade", { ...of(id), body: {} });
  });

  it("prepare replies: the first is sent by itself, once, and marked", async () => {
    const desk = {
      greeting: "Welcome. Pay from your own account.",
      replies: [{ title: "Name", text: "Whose account do you pay from?" }],
      hours: { timezone: "Europe/Lisbon", days: [] },
    };
    const change = (who: Visitor, body: object) => who.call("changeVendorDesk", { body });
    expect(await change(bruno, desk)).to.include({ status: 403, code: "vendor_only" });
    const wrong = await change(ana, { ...desk, greeting: "Bell \u0007" });
    expect(wrong).to.include({ status: 422, code: "validation" });
    expect((await change(ana, desk)).status).to.equal(200);
    const { id } = await pair.start();
    await caughtUp(pair.app.database, "vendor-replies");
    const [first, ...more] = await messages(bruno, id);
    expect(more).to.deep.equal([]);
    expect(first).to.deep.include({
      author: "seller",
      text: desk.greeting,
      via: { kind: "automatic", username: null },
    });
    await bruno.must("cancelTrade", { ...of(id), body: {} });
    await setBadge("no_badge");
    const next = await pair.start();
    await caughtUp(pair.app.database, "vendor-replies");
    expect(await messages(bruno, next.id), "no vendor any more").to.deep.equal([]);
    await bruno.must("cancelTrade", { ...of(next.id), body: {} });
  });
});
