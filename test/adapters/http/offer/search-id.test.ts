import { expect } from "chai";
import { SaveSearch } from "../../../../src/application/saved-search/save-search.ts";
import type { OfferFilters } from "../../../../src/domain/offer/offer-filters.ts";
import { OfferListServer } from "../../../support/offer-list-server.ts";

describe("the searchId of the list of offers", () => {
  let server: OfferListServer;
  let reader: string;
  let cheap: string;
  let dear: string;
  before(async () => {
    server = await OfferListServer.open();
    const { shelf } = server;
    const owner = await shelf.addVendor();
    await shelf.fund(owner);
    reader = await shelf.addTrader(1);
    shelf.market.tell("BTC", "EUR", "60000");
    cheap = await shelf.publish(owner);
    dear = await shelf.publish(owner, {
      pricing: { kind: "margin", percent: "2" },
      paymentMethod: "revolut",
      amounts: { kind: "range", min: "400", max: "900" },
    });
  });
  after(() => server.close());
  beforeEach(() => server.askAs(reader));

  const save = async (filters: Partial<OfferFilters>) => {
    const { shelf } = server;
    const saving = new SaveSearch(shelf.savedSearches, shelf.listOffers(shelf.startRules), () =>
      shelf.newId("search"),
    );
    const actor = { traderId: reader, username: reader, level: 1, sessionStartedAt: 0 };
    const saved = await saving.execute(actor, { type: "buy", ...filters }, true);
    if (!saved.ok) throw new Error(saved.refusal.code);
    return saved.value;
  };

  it("takes the filters of that search", async () => {
    expect(await server.ids()).to.deep.equal([cheap, dear]);
    const searchId = await save({ paymentMethod: "revolut" });
    expect(await server.ids({ searchId })).to.deep.equal([dear]);
  });

  it("gives way to filters of the query, also to one that is switched off", async () => {
    const searchId = await save({ fiat: "800", isOwnerOnline: true });
    await server.shelf.database.query(
      "UPDATE trader SET last_seen_at = clock_timestamp() - interval '1 day'",
    );
    expect(await server.ids({ searchId })).to.deep.equal([]);
    expect(await server.ids({ searchId, online_users: "0" })).to.deep.equal([dear]);
    expect(await server.ids({ searchId, online_users: "0", "fiat-min": "50" })).to.deep.equal([
      cheap,
    ]);
  });

  it("is refused where it is nobody's, somebody else's, or asked by a visitor", async () => {
    const searchId = await save({ currency: "EUR" });
    const expectRefused = async (id: string) => {
      const { status, error } = await server.list({ searchId: id });
      expect(status).to.equal(422);
      expect(error.details.map(({ field, code }) => [field, code])).to.deep.equal([
        ["searchId", "unknown"],
      ]);
    };
    await expectRefused("nobodys");
    server.askAs(await server.shelf.addTrader(1));
    await expectRefused(searchId);
    server.askAs(undefined);
    await expectRefused(searchId);
  });
});
