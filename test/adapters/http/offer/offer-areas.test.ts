import { expect } from "chai";
import type { OfferCard } from "../../../../src/adapters/http/contract/offer/offer-views.ts";
import { buying, faultsOf, offerBody, OfferOwners } from "../../../support/offer-owners.ts";
import type { Visitor } from "../../../support/visitor.ts";

const pool = { area: "silent-pool" };
const large = { area: "otc", range_min: "20000", range_max: "90000" };

describe("areas of offers, over HTTP", () => {
  let floor: OfferOwners;
  before(async () => {
    floor = await OfferOwners.open();
  });
  after(() => floor.close());
  beforeEach(async () => {
    await floor.clearMarket();
    await floor.app.database.query(
      "UPDATE trader SET badge = 'no_badge' WHERE username = 'ana_lima'",
    );
  });

  const create = (change: object) =>
    floor.ana.call("createOffer", { body: { ...offerBody, ...change } });
  const met = async (reader: Visitor): Promise<readonly OfferCard[]> =>
    (await reader.must("listSilentPool")).data;

  it("are the OTC desk for vendors and companies, from 10,000 dollars on", async () => {
    expect(faultsOf(await create(large))).to.deep.equal(["area not_for_account"]);
    await floor.app.database.query(
      "INSERT INTO company (trader_id) SELECT id FROM trader WHERE username = 'ana_lima'",
    );
    expect(faultsOf(await create({ ...large, range_min: "20" }))).to.deep.equal([
      "area too_small_for_area",
    ]);
    const { idHashed, area } = await floor.publish({ ...large, ...buying });
    expect(area).to.equal("otc");
    await floor.publish(buying);
    const desk = await floor.cards(floor.bruno, { type: "sell", area: "otc" });
    expect(desk.map((card) => [card.idHashed, card.area])).to.deep.equal([[idHashed, "otc"]]);
    expect(
      faultsOf(
        await floor.quick("changeOfferAmount", idHashed, { range_min: "20", range_max: "90000" }),
      ),
    ).to.deep.equal(["area too_small_for_area"]);
    await floor.app.database.query("DELETE FROM company");
  });

  it("are gift cards by their payment method", async () => {
    const { area } = await floor.publish({
      payment_method: "amazon-gift-card",
      payment_details: [],
    });
    expect(area).to.equal("gift-cards");
    await floor.publish();
    const cards = await floor.cards(floor.bruno, { area: "gift-cards" });
    expect(cards.map((card) => card.area)).to.deep.equal(["gift-cards"]);
    expect(faultsOf(await create({ area: "gift-cards" }))).to.deep.equal(["area not_for_method"]);
  });

  it("hide the silent pool from all but those whose own terms meet", async () => {
    const { idHashed: id } = await floor.publish({ ...pool, margin: "1" });
    expect(await floor.cards(floor.bruno)).to.deep.equal([]);
    const look = () => floor.bruno.call("viewOffer", { parameters: { id } });
    expect((await look()).status).to.equal(404);
    expect((await floor.start(floor.bruno, id, "20.00")).code).to.equal("offer_not_active");
    expect((await floor.bruno.call("addFavorite", { parameters: { id } })).status).to.equal(404);
    expect(await met(floor.bruno)).to.deep.equal([]);

    const own = await floor.publish({ ...pool, ...buying, margin: "0.9" }, floor.bruno);
    expect(await met(floor.bruno)).to.deep.equal([]);
    await floor.quick("changeOfferMargin", own.idHashed, { new_margin: "1" }, floor.bruno);
    const [card] = await met(floor.bruno);
    expect(card?.idHashed).to.equal(id);
    expect(card?.owner).to.include({ username: "", userAvatarUrl: null, lastSeen: null });
    expect((await met(floor.ana)).map(({ idHashed }) => idHashed)).to.deep.equal([own.idHashed]);
    const seen = await look();
    expect(seen.data).to.include({ ownerUsername: "", takeable: true, area: "silent-pool" });
    expect(JSON.stringify(seen.body)).to.not.include("ana_lima");
  });

  it("tell both names in the silent pool once a trade began", async () => {
    const { idHashed: id } = await floor.publish({ ...pool, margin: "1" });
    await floor.publish({ ...pool, ...buying, margin: "1" }, floor.bruno);
    const started = await floor.start(floor.bruno, id, "20.00");
    expect(started.status).to.equal(200);
    const trade = await floor.bruno.must("viewTrade", {
      parameters: { id: (started.data as { id: string }).id },
    });
    expect(trade.data).to.have.nested.property("seller.username", "ana_lima");
  });

  it("leave the silent pool with the offer that is off, held or of another method", async () => {
    const { idHashed: id } = await floor.publish({ ...pool, margin: "1" });
    const own = await floor.publish({ ...pool, ...buying, margin: "1" }, floor.bruno);
    expect(await met(floor.bruno)).to.have.length(1);
    await floor.quick("switchOffer", own.idHashed, { new_status: "inactive" }, floor.bruno);
    expect(await met(floor.bruno)).to.deep.equal([]);
    expect(await floor.view(own.idHashed, floor.bruno)).to.include({ isActive: false });
    await floor.quick("switchOffer", own.idHashed, { new_status: "active" }, floor.bruno);
    await floor.quick("switchOffer", id, { new_status: "inactive" });
    expect(await met(floor.bruno)).to.deep.equal([]);
    expect(
      faultsOf(await create({ ...pool, margin: undefined, fixed_price: "60000" })),
    ).to.deep.equal(["area needs_margin"]);
  });
});
