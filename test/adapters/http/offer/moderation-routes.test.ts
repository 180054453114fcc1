import { expect } from "chai";
import type {
  ModeratedOfferCard,
  ModeratedOfferView,
} from "../../../../src/adapters/http/contract/admin/offer-views.ts";
import type { MyOfferView } from "../../../../src/adapters/http/contract/offer/my-offer-views.ts";
import type { ViewedOffer } from "../../../../src/adapters/http/contract/offer/offer-views.ts";
import { OfferOwners } from "../../../support/offer-owners.ts";
import { declareAccount, forgetDeclared } from "../../../support/case-desk.ts";
import { StaffVisitor } from "../../../support/staff-visitor.ts";
import type { Visitor } from "../../../support/visitor.ts";

const linked = { terms: "Pay first at https://pay.example.org" };
const reason = "The terms lead away from the escrow.";

describe("the moderation of offers over HTTP", () => {
  let floor: OfferOwners;
  let nobody: StaffVisitor;
  let sam: StaffVisitor;
  let nia: StaffVisitor;
  let omar: StaffVisitor;
  let vera: StaffVisitor;
  before(async () => {
    floor = await OfferOwners.open();
    const { adminUrl } = floor.app;
    [nobody, sam, nia, omar, vera] = await Promise.all([
      StaffVisitor.of(adminUrl),
      StaffVisitor.ofDemo(adminUrl, "sam_support"),
      StaffVisitor.ofDemo(adminUrl, "nia_mod"),
      StaffVisitor.ofDemo(adminUrl, "omar_mod"),
      StaffVisitor.ofDemo(adminUrl, "vera_super"),
    ]);
  });
  after(() => floor.close());
  beforeEach(() => floor.clearMarket());

  const report = (reader: Visitor, id: string, body: object = { reason: "obvious_scam" }) =>
    reader.call("reportOffer", { parameters: { id }, body });
  const appeal = (owner: Visitor, hash: string, text = "This shop is my own, and you can check.") =>
    owner.call("appealOffer", { parameters: { hash }, body: { text } });
  const decide = (
    who: StaffVisitor,
    act: "approveOffer" | "rejectOffer",
    id: string,
    body: object = {},
  ) => who.call(act, { parameters: { id }, body: { offer_version: 1, reason, ...body } });
  const list = async (filter: object): Promise<readonly ModeratedOfferCard[]> =>
    (await nia.must("listModeratedOffers", { query: { filter: JSON.stringify(filter) } })).data;
  const isSeen = async (id: string) =>
    (await floor.bruno.call("viewOffer", { parameters: { id } })).status;
  const offers = async () => {
    const queues: { name: string; waiting: number; oldestAt: string | null }[] = (
      await nia.must("listQueues")
    ).data;
    return queues.find(({ name }) => name === "offers") ?? expect.fail();
  };

  it("holds an offer with a link: only its owner sees it, and it waits in the queue", async () => {
    const before = (await offers()).waiting;
    const held = await floor.publish(linked);
    expect(held).to.include({ isActive: true, isEnabled: false });
    expect(held.moderation).to.include({ status: 2, heldBy: "link", appealUntil: null });
    expect(held.messages.map(({ code }) => code)).to.deep.equal(["UnderReview"]);
    expect(await floor.cards(floor.bruno)).to.deep.equal([]);
    const parameters = { username: "ana_lima" };
    expect((await floor.bruno.must("listActiveOffers", { parameters })).data).to.deep.equal([]);
    expect(await isSeen(held.idHashed)).to.equal(404);
    const started = await floor.start(floor.bruno, held.idHashed, "100.00");
    expect([started.status, started.code]).to.deep.equal([409, "offer_not_active"]);
    expect((await offers()).waiting).to.equal(before + 1);
    const [first] = await list({ waiting: "true", owner: await ownerOf(held.idHashed) });
    expect(first).to.include({ id: held.idHashed, moderationStatus: 2, heldBy: "link" });
    const mended = await floor.edit(held.idHashed, {
      ...(await inputOf(held)),
      terms: "Pay fast.",
      offer_version: 1,
    });
    expect((mended.data as MyOfferView).moderation.status).to.equal(1);
    expect(await isSeen(held.idHashed)).to.equal(200);
    expect((await offers()).waiting).to.equal(before);
  });

  it("is approved, rejected, appealed and rejected for good, and the log tells of it", async () => {
    const { idHashed: id } = await floor.publish(linked);
    const approved: ModeratedOfferView = (await decide(nia, "approveOffer", id)).data;
    expect(approved).to.include({ moderationStatus: 1, version: 2, heldBy: null, reason });
    expect(await isSeen(id)).to.equal(200);
    expect((await decide(omar, "rejectOffer", id)).code).to.equal("offer_changed");
    const rejected: ModeratedOfferView = (
      await decide(nia, "rejectOffer", id, { offer_version: 2 })
    ).data;
    expect(rejected.acts).to.deep.equal(["approve", "reject_for_good", "mark"]);
    expect(await isSeen(id)).to.equal(404);
    const own = await floor.view(id);
    expect(own.moderation).to.include({ status: 2, heldBy: null, reason });
    expect(own.messages.map(({ code }) => code)).to.deep.equal(["Rejected"]);
    const seven = Date.parse(own.moderation.decidedAt ?? "") + 7 * 24 * 3_600_000;
    expect(Date.parse(own.moderation.appealUntil ?? "")).to.equal(seven);
    expect((await appeal(floor.ana, id, "no")).code).to.equal("text_too_short");
    expect((await appeal(floor.ana, id)).status).to.equal(200);
    expect((await appeal(floor.ana, id)).code).to.equal("offer_appeal_used");
    expect((await floor.view(id)).messages.map(({ code }) => code)).to.deep.equal(["Appealed"]);
    const again = { offer_version: 4 };
    expect((await decide(nia, "approveOffer", id, again)).code).to.equal("conflict_of_interest");
    expect((await decide(omar, "rejectOffer", id, again)).status).to.equal(200);
    expect((await floor.view(id)).moderation).to.include({ status: 3, appealUntil: null });
    const closed = { offer_version: 5 };
    expect((await decide(vera, "approveOffer", id, closed)).code).to.equal(
      "offer_rejected_for_good",
    );
    const seen: ModeratedOfferView = (await vera.must("viewModeratedOffer", { parameters: { id } }))
      .data;
    expect(seen.history.map(({ act, staff }) => `${staff} ${act}`)).to.deep.equal([
      "omar_mod reject-offer",
      "nia_mod reject-offer",
      "nia_mod approve-offer",
    ]);
    expect(seen.history[0]).to.deep.include({ reason, after: { version: 5, status: 3 } });
    expect(seen.acts).to.deep.equal(["mark"]);
    expect(seen.signals).to.deep.equal([{ name: "link", evidence: "https://pay.example.org" }]);
  });

  it("is asked for by a report, once while it is open, and closed by a decision", async () => {
    const { idHashed: id } = await floor.publish();
    expect((await report(floor.bruno, id)).data).to.deep.equal({ isOfferReported: true });
    expect((await report(floor.bruno, id, { reason: "other", text: reason })).status).to.equal(200);
    const viewed = async (reader: Visitor): Promise<ViewedOffer> =>
      (await reader.must("viewOffer", { parameters: { id } })).data;
    expect((await viewed(floor.bruno)).isOfferReported).to.equal(true);
    expect((await viewed(floor.newcomer)).isOfferReported).to.equal(false);
    expect((await viewed(floor.stranger)).isOfferReported).to.equal(false);
    const [card] = await list({ reported: "true", q: id });
    expect(card).to.include({ id, openReports: 1, moderationStatus: 1 });
    const seen: ModeratedOfferView = (await nia.must("viewModeratedOffer", { parameters: { id } }))
      .data;
    expect(seen.reports).to.have.length(1);
    expect(seen.reports[0]).to.deep.include({ reason: "obvious_scam", offerVersion: 1 });
    expect(seen.reports[0]?.reporter.username).to.equal("bruno_costa");
    expect((await decide(nia, "approveOffer", id)).status).to.equal(200);
    expect((await viewed(floor.bruno)).isOfferReported).to.equal(false);
    expect(await list({ reported: "true", q: id })).to.deep.equal([]);
  });

  it("takes reports of traders about offers of others that they see, with words where they are needed", async () => {
    const { idHashed: id } = await floor.publish();
    expect((await report(floor.stranger, id)).status).to.equal(401);
    expect((await report(floor.ana, id)).code).to.equal("own_offer");
    expect((await report(floor.bruno, "nothing1")).status).to.equal(404);
    expect((await report(floor.bruno, id, { reason: "other" })).code).to.equal("text_too_short");
    expect((await report(floor.bruno, id, { reason: "ugly" })).code).to.equal("validation");
    await floor.quick("switchOffer", id, { new_status: "inactive" });
    expect((await report(floor.bruno, id)).status).to.equal(404);
  });

  it("takes appeals of the owner alone, and only of a rejection", async () => {
    const { idHashed: id } = await floor.publish();
    expect((await appeal(floor.stranger, id)).status).to.equal(401);
    expect((await appeal(floor.bruno, id)).status).to.equal(404);
    expect((await appeal(floor.ana, id)).code).to.equal("offer_not_rejected");
    await decide(nia, "rejectOffer", id);
    await floor.app.database.query(
      "UPDATE offer SET moderated_at = clock_timestamp() - interval '7 days 1 second' WHERE id = $1",
      [id],
    );
    expect((await floor.view(id)).moderation.appealUntil).to.equal(null);
    expect((await appeal(floor.ana, id)).code).to.equal("offer_appeal_too_late");
  });

  it("is read by everybody of staff, and decided by moderators and above", async () => {
    const { idHashed: id } = await floor.publish();
    const parameters = { id };
    expect((await nobody.call("listModeratedOffers")).status).to.equal(401);
    expect((await nobody.call("viewModeratedOffer", { parameters })).status).to.equal(401);
    expect((await sam.call("listModeratedOffers")).status).to.equal(200);
    const seen = await sam.must("viewModeratedOffer", { parameters });
    expect((seen.data as ModeratedOfferView).acts).to.deep.equal([]);
    for (const act of ["approveOffer", "rejectOffer"] as const) {
      expect((await decide(nobody, act, id)).status).to.equal(401);
      expect((await decide(sam, act, id)).code).to.equal("forbidden");
      expect((await decide(nia, act, "nothing1")).status).to.equal(404);
      expect((await decide(nia, act, id, { reason: "no" })).code).to.equal("text_too_short");
    }
    expect((await decide(vera, "rejectOffer", id, { final: true })).status).to.equal(200);
    expect((await floor.view(id)).moderation.status).to.equal(3);
  });

  it("is not for who owns the offer as a trader", async () => {
    const { idHashed: id } = await floor.publish();
    await declareAccount(floor.app.database, "omar_mod", await ownerOf(id));
    expect((await decide(omar, "approveOffer", id)).code).to.equal("conflict_of_interest");
    await forgetDeclared(floor.app.database);
  });

  it("is listed by what staff look for, and refuses what it does not know", async () => {
    const { idHashed: id } = await floor.publish({ label: "unlike others" });
    expect((await list({ q: "UNLIKE" })).map((each) => each.id)).to.deep.equal([id]);
    expect((await list({ q: "ana_l", moderation: "1" })).some((each) => each.id === id)).to.equal(
      true,
    );
    expect(await list({ q: "unlike", moderation: "3" })).to.deep.equal([]);
    for (const filter of [{ moderation: "5" }, { waiting: "maybe" }, { status: "1" }]) {
      const query = { filter: JSON.stringify(filter) };
      expect((await nia.call("listModeratedOffers", { query })).code).to.equal("validation");
    }
    const query = { range: "[0,1]" };
    const page = await nia.must("listModeratedOffers", { query });
    expect(page.headers.get("content-range")).to.match(/^offers 0-1\/\d+$/);
  });

  const ownerOf = async (id: string) => {
    const [row] = await floor.app.database.query<{ owner_id: string }>(
      "SELECT owner_id FROM offer WHERE id = $1",
      [id],
    );
    return row?.owner_id ?? expect.fail();
  };
  const inputOf = async (offer: MyOfferView) => ({
    type: offer.type,
    crypto_currency_code: offer.cryptoCurrencyCode,
    currency: offer.fiatCurrencyCode,
    payment_method: offer.paymentMethod.slug,
    payment_details: offer.paymentDetails,
    margin: offer.margin ?? undefined,
    range_min: offer.fiatAmountRangeMin ?? undefined,
    range_max: offer.fiatAmountRangeMax ?? undefined,
    window_minutes: offer.windowMinutes,
  });
});
