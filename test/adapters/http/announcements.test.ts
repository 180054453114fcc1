import { expect } from "chai";
import type { AdminAnnouncementView } from "../../../src/adapters/http/contract/admin/announcements.ts";
import type { AnnouncementView } from "../../../src/adapters/http/contract/announcement/announcement.ts";
import type { OfferCard } from "../../../src/adapters/http/contract/offer/offer-views.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import { Visitor } from "../../support/visitor.ts";

describe("announcements over HTTP", () => {
  let pair: TradingPair;
  let ada: StaffVisitor;
  before(async () => {
    pair = await TradingPair.open();
    ada = await StaffVisitor.ofDemo(pair.app.adminUrl, "ada_admin");
  });
  after(() => pair.close());

  const hour = 3_600_000;
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  const alert = { kind: "alert", severity: "warning", audience: "everyone", reason: "Tested." };
  const publish = async (body: object): Promise<AdminAnnouncementView> => {
    const all: AdminAnnouncementView[] = (
      await ada.must("publishAnnouncement", { body: { ...alert, from: at(-1_000), ...body } })
    ).data;
    const [newest] = all;
    if (!newest) throw new Error("Nothing was published");
    return newest;
  };
  const turn = (id: string, on: boolean) =>
    ada.call("switchAnnouncement", { parameters: { id }, body: { on, reason: "Tested." } });
  const toldTo = async (who: Visitor): Promise<AnnouncementView[]> =>
    (await who.must("listAnnouncements")).data;
  const pageText = async () =>
    (await fetch(pair.app.url, { headers: { accept: "text/html" } })).text();

  it("of an alert reach everybody at once, and go when they are switched off", async () => {
    const text = "Bank holidays: payments are slow.";
    const { id, isOn, madeBy } = await publish({ text });
    expect([isOn, madeBy]).to.deep.equal([true, "ada_admin"]);
    const [told, ...others] = await toldTo(await Visitor.of(pair.app.url));
    expect(told).to.include({ id, text, kind: "alert", severity: "warning", until: null });
    expect(others).to.deep.equal([]);
    expect(await pageText()).to.include(text);
    expect((await turn(id, false)).status).to.equal(200);
    expect(await toldTo(pair.buyer)).to.deep.equal([]);
    expect(await pageText()).to.not.include(text);
    expect((await turn(id, false)).status).to.equal(404);
    expect((await turn("nothing", true)).status).to.equal(404);
  });

  it("speak the reader's language where they were written in it, and the first one elsewhere", async () => {
    const translations = [{ locale: "ar-XB", text: "Ƥȧẏḿḗƞŧş ȧřḗ şŀǿẇ." }];
    const newest = await publish({ text: "Payments are slow.", translations });
    expect(newest).to.deep.include({ text: "Payments are slow.", translations });
    const textOf = async (query: Record<string, string>) =>
      ((await pair.buyer.must("listAnnouncements", { query })).data as AnnouncementView[])[0]?.text;
    expect(await textOf({})).to.equal("Payments are slow.");
    expect(await textOf({ locale: "ar-XB" })).to.equal(translations[0]?.text);
    expect(await pageText()).to.include("Payments are slow.");
    const page = await fetch(`${pair.app.url}/ar-XB/fees`, { headers: { accept: "text/html" } });
    expect(await page.text()).to.include(translations[0]?.text);
    const codeOf = async (more: object) =>
      (
        await ada.call("publishAnnouncement", {
          body: { ...alert, text: "Payments are slow.", ...more },
        })
      ).code;
    expect(await codeOf({ translations: [{ locale: "xx", text: "?" }] })).to.equal("validation");
    expect(await codeOf({ translations: [...translations, ...translations] })).to.equal(
      "validation",
    );
    const blank = [{ locale: "ar-XB", text: " " }];
    expect(await codeOf({ translations: blank })).to.equal("announcement_text");
    await turn(newest.id, false);
  });

  it("begin at once if no time is named", async () => {
    const { id } = await publish({ text: "From now on", from: undefined });
    expect((await toldTo(pair.buyer)).map(({ text }) => text)).to.deep.equal(["From now on"]);
    await turn(id, false);
  });

  it("reach only those they are meant for, and only in their time", async () => {
    const signedIn = await publish({ text: "For traders", audience: "signed_in" });
    await publish({ text: "Tomorrow", from: at(24 * hour) });
    expect((await toldTo(pair.buyer)).map(({ text }) => text)).to.deep.equal(["For traders"]);
    expect(await toldTo(await Visitor.of(pair.app.url))).to.deep.equal([]);
    await turn(signedIn.id, false);
  });

  it("of a maintenance let no trade start, and running trades go on", async () => {
    const running = await pair.start();
    const { id } = await publish({ kind: "maintenance", text: "New disks.", until: at(hour) });
    const query = { type: "buy", crypto_currency_id: "8", currency: "EUR" };
    const offers: OfferCard[] = (await pair.buyer.must("listOffers", { query })).data;
    const offer = offers.find(({ owner }) => owner.username === "ana_lima");
    expect(offer?.notTakeableCode).to.equal("trading_halted");
    const body = { offer_id: offer?.idHashed, fiat_amount: "20.00" };
    expect((await pair.buyer.call("startTrade", { body })).code).to.equal("trading_halted");
    const { data } = await pair.buyer.must("listHalts");
    expect(data).to.have.nested.property("[0].kind", "trading");
    await pair.buyer.must("markTradePaid", { parameters: { id: running.id } });
    await turn(id, false);
    expect((await pair.buyer.call("startTrade", { body })).status).to.equal(200);
  });

  it("for Nigeria come with the platform, switched off", async () => {
    const all: AdminAnnouncementView[] = (await ada.must("viewAnnouncements")).data;
    const notice = all.find(({ country }) => country === "NG");
    expect(notice).to.include({ kind: "country", isOn: false, madeBy: null });
    await turn(notice?.id ?? "", true);
    expect(await toldTo(pair.buyer)).to.have.nested.property("[0].country", "NG");
    await turn(notice?.id ?? "", false);
  });

  it("about a country keep its people from what they name, and from nothing else", async () => {
    const running = await pair.start();
    await pair.buyer.must("changeSettings", { body: { country: "KE" } });
    const blocks = ["create-offer", "use-wallet", "start-trade-buy"];
    const { id } = await publish({ kind: "country", country: "KE", text: "New law.", blocks });
    const codes = async (who: Visitor) => [
      (await who.call("createOffer", { body: {} })).code,
      (await who.call("sendCoins", { body: {}, key: "sending-1" })).code,
    ];
    const refusal = "action_blocked_in_country";
    expect(await codes(pair.buyer)).to.deep.equal([refusal, refusal]);
    expect(await codes(pair.seller)).to.deep.equal(["validation", "validation"]);
    const query = { type: "buy", crypto_currency_id: "8", currency: "EUR" };
    const offers: OfferCard[] = (await pair.buyer.must("listOffers", { query })).data;
    const offer = offers.find(({ owner }) => owner.username === "ana_lima");
    const body = { offer_id: offer?.idHashed, fiat_amount: "20.00" };
    const told = await pair.buyer.call("startTrade", { body });
    expect(told.code).to.equal("not_available_in_your_country");
    await pair.buyer.must("markTradePaid", { parameters: { id: running.id } });
    await turn(id, false);
    expect(await codes(pair.buyer)).to.deep.equal(["validation", "validation"]);
  });

  it("are refused with what is wrong, and are for admins only", async () => {
    const refused = async (body: object, who = ada) =>
      (
        await who.call("publishAnnouncement", {
          body: { ...alert, from: at(0), text: "x", ...body },
        })
      ).code;
    expect(await refused({ text: "\u200b" })).to.equal("announcement_text");
    expect(await refused({ until: at(-hour) })).to.equal("announcement_end");
    expect(await refused({ kind: "maintenance" })).to.equal("announcement_end");
    expect(await refused({ kind: "country" })).to.equal("announcement_country");
    expect(await refused({ blocks: ["use-wallet"] })).to.equal("announcement_country");
    expect(await refused({ reason: "\u200b" })).to.equal("reason_needed");
    for (const bad of [{ kind: "joke" }, { country: "YY" }, { from: "soon" }, { text: "" }]) {
      expect(await refused(bad)).to.equal("validation");
    }
    const sue = await StaffVisitor.ofDemo(pair.app.adminUrl, "sam_support");
    expect(await refused({}, sue)).to.equal("forbidden");
    const filter = JSON.stringify({ act: "publish-announcement" });
    const { data } = await ada.must("listAudit", { query: { filter } });
    expect(data[0]).to.include({ staff: "ada_admin", subjectKind: "announcement" });
  });
});
