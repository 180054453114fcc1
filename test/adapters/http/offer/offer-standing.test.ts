import { expect } from "chai";
import type {
  MyOfferListMeta,
  MyOfferView,
} from "../../../../src/adapters/http/contract/offer/my-offer-views.ts";
import { faultsOf, OfferOwners } from "../../../support/offer-owners.ts";
import { StaffVisitor } from "../../../support/staff-visitor.ts";

const reason = "The best offer for newcomers of this month.";

describe("where offers stand, over HTTP", () => {
  let floor: OfferOwners;
  let nia: StaffVisitor;
  before(async () => {
    floor = await OfferOwners.open();
    nia = await StaffVisitor.ofDemo(floor.app.adminUrl, "nia_mod");
  });
  after(() => floor.close());
  beforeEach(async () => {
    await floor.clearMarket();
    await floor.app.database.query("UPDATE offer SET is_stickied = false");
    await floor.app.database.query("DELETE FROM offer_promotion");
  });

  const promote = (hash: string, body: object = {}, owner = floor.ana) =>
    owner.call("promoteOffer", { parameters: { hash }, body });
  const pinned = async (hash: string, owner = floor.ana) =>
    (await owner.must("viewPinnedInfo", { parameters: { hash } })).data;
  const meta = async (owner = floor.ana): Promise<MyOfferListMeta> =>
    (
      (await owner.must("listMyOffers", { query: { type: "sell" } })).body as {
        meta: MyOfferListMeta;
      }
    ).meta;
  const order = async () => (await floor.cards(floor.bruno)).map(({ idHashed }) => idHashed);
  const mark = async (id: string, marks: object, staff = nia) => {
    const { offerVersion } = await floor.view(id);
    const all = { is_stickied: false, is_featured_by_moderator: false, ...marks };
    const body = { offer_version: offerVersion, reason, ...all };
    return staff.call("markOffer", { parameters: { id }, body });
  };

  it("are promoted: featured at once, one promotion fewer, the position told", async () => {
    const cheap = await floor.publish({ margin: "0" });
    const dear = await floor.publish({ margin: "9" });
    expect(await order()).to.deep.equal([cheap.idHashed, dear.idHashed]);
    const before = await meta();
    expect(before.promoteAvailable).to.equal(before.promoteTotal);
    expect(await pinned(dear.idHashed)).to.deep.equal({
      isPinned: false,
      pinnedUntil: null,
      position: 2,
      promoteAvailable: before.promoteAvailable,
    });
    const told = await promote(dear.idHashed, { note: "for the weekend" });
    expect(told.data).to.include({
      isPinned: true,
      position: 1,
      promoteAvailable: before.promoteAvailable - 1,
    });
    expect(await meta()).to.include({ promoteAvailable: before.promoteAvailable - 1 });
    expect(await order()).to.deep.equal([dear.idHashed, cheap.idHashed]);
    const [first] = await floor.cards(floor.bruno);
    expect(first).to.include({ isFeatured: true, isFeaturedByModerator: false, isStickied: false });
    const { promotion } = await floor.view(dear.idHashed);
    expect(Date.parse(promotion?.endsAt ?? "") - Date.parse(promotion?.startsAt ?? "")).to.equal(
      24 * 3_600_000,
    );
    expect((await promote(dear.idHashed)).code).to.equal("promotion_running");
    expect(await meta()).to.include({ promoteAvailable: before.promoteAvailable - 1 });
  });

  it("are promoted later if their owner says so, and only as often as they may", async () => {
    const { promoteTotal } = await meta();
    const starts = new Date(Date.now() + 2 * 24 * 3_600_000).toISOString();
    const offers: MyOfferView[] = [];
    for (let count = 0; count <= promoteTotal; count += 1) offers.push(await floor.publish());
    const told = await Promise.all(
      offers.map(({ idHashed }) => promote(idHashed, { starts_at: starts })),
    );
    const refused = told.flatMap(({ code }) => code ?? []);
    expect(refused).to.deep.equal(["no_promotions_left"]);
    expect(told.find(({ status }) => status === 200)?.data).to.include({ isPinned: false });
    expect(await meta()).to.include({ promoteAvailable: 0 });
  });

  it("are not promoted while off, by others, nor with nonsense", async () => {
    const { idHashed } = await floor.publish();
    expect((await promote(idHashed, {}, floor.bruno)).status).to.equal(404);
    expect(
      faultsOf(
        await promote(idHashed, { starts_at: "2001-01-01T00:00:00Z", note: "x".repeat(201) }),
      ),
    ).to.deep.equal(["starts_at in_the_past", "note too_long"]);
    expect((await promote(idHashed, { starts_at: "tomorrow" })).status).to.equal(422);
    await floor.quick("switchOffer", idHashed, { new_status: "inactive" });
    expect((await promote(idHashed)).code).to.equal("offer_not_promotable");
    expect(await pinned(idHashed)).to.include({ isPinned: false, position: null });
    const { promoteAvailable, promoteTotal } = await meta();
    expect(promoteAvailable).to.equal(promoteTotal);
  });

  it("are put first by moderators, at most three of a coin and currency", async () => {
    const offers: MyOfferView[] = [];
    for (const margin of ["1", "2", "3", "4", "5"]) offers.push(await floor.publish({ margin }));
    const ids = offers.map(({ idHashed }) => idHashed);
    const [first = "", second = "", third = "", fourth = "", fifth = ""] = ids;
    await promote(third);
    expect((await mark(fifth, { is_stickied: true })).body).to.include({ isStickied: true });
    await mark(fourth, { is_featured_by_moderator: true });
    expect(await order()).to.deep.equal([fifth, third, fourth, first, second]);
    expect(await pinned(fifth)).to.deep.include({ isPinned: true, pinnedUntil: null, position: 1 });
    for (const id of [first, second])
      expect((await mark(id, { is_stickied: true })).status).to.equal(200);
    expect((await mark(third, { is_stickied: true })).code).to.equal("too_many_sticky");
    await mark(first, {});
    expect((await mark(third, { is_stickied: true })).status).to.equal(200);
    const stale = { offer_version: 1, reason, is_stickied: true, is_featured_by_moderator: true };
    const told = await nia.call("markOffer", { parameters: { id: third }, body: stale });
    expect(told.code).to.equal("offer_changed");
  });

  it("fall back by a penalty, which their owner takes back once in seven days", async () => {
    const { database } = floor.app;
    const { idHashed: id } = await floor.publish();
    const before = (await floor.cards(floor.bruno))[0]?.score ?? 0;
    expect((await floor.quick("resetPenalty", id, {})).code).to.equal("no_penalty");
    await database.query(
      `UPDATE offer SET penalty_shift = 200, rank_shift = rank_shift + 200 WHERE id = $1`,
      [id],
    );
    expect((await floor.view(id)).penalty).to.deep.equal({ points: 10, resettableFrom: null });
    expect((await floor.cards(floor.bruno))[0]?.score).to.be.closeTo(before - 10, 0.3);
    expect((await floor.quick("resetPenalty", id, {}, floor.bruno)).status).to.equal(404);
    const reset = await floor.quick("resetPenalty", id, {});
    expect((reset.data as MyOfferView).penalty).to.equal(null);
    expect((await floor.cards(floor.bruno))[0]?.score).to.equal(before);
    await database.query("UPDATE offer SET penalty_shift = 200 WHERE id = $1", [id]);
    expect((await floor.view(id)).penalty?.resettableFrom).to.match(/^20/);
    expect((await floor.quick("resetPenalty", id, {})).code).to.equal("penalty_reset_used");
  });
});
