import { expect } from "chai";
import type { DataSource } from "typeorm";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import { PostgresFavoriteStore } from "../../../src/adapters/persistence/favorite/postgres-favorite-store.ts";
import { OfferShelf } from "../../support/offer-shelf.ts";

describe("the store of favorites", () => {
  let shelf: OfferShelf;
  let pool: DataSource;
  let store: PostgresFavoriteStore;
  let trader: string;
  const offers: string[] = [];
  before(async () => {
    shelf = await OfferShelf.open();
    pool = await createDataSource({ url: shelf.database.url }).initialize();
    store = new PostgresFavoriteStore(pool);
    trader = await shelf.addTrader(2);
    const owner = await shelf.addVendor();
    for (let more = 0; more < 3; more += 1) offers.push(await shelf.publish(owner));
  });
  after(async () => {
    await pool.destroy();
    await shelf.close();
  });

  it("keeps an offer once, however often and at the same time it is kept", async () => {
    const [first = "", second = ""] = offers;
    await store.add(trader, first, 2);
    await Promise.all([1, 2, 3].map(() => store.add(trader, second, 2)));
    expect(await store.add(trader, first, 2)).to.equal(true);
    expect(await store.listOf(trader)).to.deep.equal([second, first]);
  });

  it("tells which of some offers are kept, and by whom", async () => {
    const [first = "", second = "", third = ""] = offers;
    expect(await store.among(trader, [third, first])).to.deep.equal(new Set([first]));
    expect(await store.among(await shelf.addTrader(2), offers)).to.deep.equal(new Set());
    expect(await store.among(trader, [second])).to.deep.equal(new Set([second]));
  });

  it("removes what is there, and says so", async () => {
    const [first = ""] = offers;
    expect(await store.remove(trader, first)).to.equal(true);
    expect(await store.remove(trader, first)).to.equal(false);
    expect(await store.listOf(trader)).to.have.length(1);
  });
});
