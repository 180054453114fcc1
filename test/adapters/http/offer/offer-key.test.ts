import { expect } from "chai";
import type { MyOfferView } from "../../../../src/adapters/http/contract/offer/my-offer-views.ts";
import { offerBody, OfferOwners } from "../../../support/offer-owners.ts";

describe("publishing an offer with a key", () => {
  let floor: OfferOwners;
  before(async () => {
    floor = await OfferOwners.open();
  });
  after(() => floor.close());
  beforeEach(() => floor.clearMarket());

  let keys = 0;
  const newKey = () => `offer-key-${(keys += 1)}`;
  const publish = (key: string, change: object = {}, owner = floor.ana) =>
    owner.call("createOffer", { body: { ...offerBody, ...change }, key });
  const idOf = ({ data }: { data: never }) => (data as MyOfferView).idHashed;
  const count = async () => {
    const [row] = await floor.app.database.query<{ count: string }>("SELECT count(*) FROM offer");
    return Number(row?.count);
  };

  it("makes one offer of eight at once, and answers all with it", async () => {
    const before = await count();
    const key = newKey();
    const told = await Promise.all(Array.from({ length: 8 }, () => publish(key)));
    expect(told.map(({ status }) => status)).to.deep.equal(Array.from({ length: 8 }, () => 200));
    expect(new Set(told.map(idOf)).size).to.equal(1);
    expect(await count()).to.equal(before + 1);
  });

  it("is refused with another body, and makes nothing", async () => {
    const key = newKey();
    await publish(key);
    const before = await count();
    const other = await publish(key, { margin: "2" });
    expect(other).to.include({ status: 409, code: "key_reused" });
    expect(await count()).to.equal(before);
  });

  it("is another's with the same key", async () => {
    const key = newKey();
    const mine = await publish(key);
    const theirs = await publish(key, {}, floor.bruno);
    expect([mine.status, theirs.status]).to.deep.equal([200, 200]);
    expect(idOf(theirs)).to.not.equal(idOf(mine));
  });

  it("may be asked for again after it was refused", async () => {
    const key = newKey();
    for (let made = 0; made < 6; made += 1) await floor.publish({}, floor.newcomer);
    const refused = await publish(key, {}, floor.newcomer);
    expect(refused).to.include({ status: 409, code: "too_many_active_offers" });
    await floor.clearMarket();
    expect(await publish(key, { margin: "2" }, floor.newcomer)).to.include({ status: 200 });
  });

  it("answers with the offer as it is by now, and with nothing once it is deleted", async () => {
    const key = newKey();
    const hash = idOf(await publish(key));
    await floor.quick("changeOfferMargin", hash, { new_margin: "4" });
    expect((await publish(key)).data).to.include({ idHashed: hash, margin: "4" });
    await floor.ana.must("deleteOffer", { parameters: { hash } });
    expect(await publish(key)).to.include({ status: 404 });
  });
});
