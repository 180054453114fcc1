import { expect } from "chai";
import { LookForNewOffers } from "../../../../src/application/saved-search/look-for-new-offers.ts";
import { SaveSearch } from "../../../../src/application/saved-search/save-search.ts";
import { mostSavedSearches } from "../../../../src/domain/saved-search/saved-search.ts";
import { OfferShelf } from "../../../support/offer-shelf.ts";

describe("alerts of saved searches", () => {
  let shelf: OfferShelf;
  let owner: string;
  let reader: string;
  before(async () => {
    shelf = await OfferShelf.open();
    owner = await shelf.addVendor();
    await shelf.fund(owner);
    shelf.market.tell("BTC", "EUR", "60000");
  });
  after(() => shelf.close());
  beforeEach(async () => {
    await shelf.database.query("DELETE FROM saved_search");
    await shelf.database.query("DELETE FROM outbox WHERE aggregate = 'saved_search'");
    await shelf.database.query("DELETE FROM offer");
    reader = await shelf.addTrader(1);
  });

  const offers = () => shelf.listOffers(shelf.startRules);
  const actor = () => ({ traderId: reader, username: reader, level: 1, sessionStartedAt: 0 });
  const save = (fiat: string, wantsAlerts = true) =>
    new SaveSearch(shelf.savedSearches, offers(), () => shelf.newId("search")).execute(
      actor(),
      { type: "buy", cryptoCurrencyId: 8, currency: "EUR", fiat },
      wantsAlerts,
    );
  const look = () => new LookForNewOffers(shelf.searchAlerts, offers()).execute();
  const makeDue = () => shelf.database.query("UPDATE saved_search SET due_at = clock_timestamp()");
  const told = async () => {
    const rows = await shelf.database.query<{ recipients: string[] }>(
      "SELECT recipients FROM outbox WHERE aggregate = 'saved_search' ORDER BY id",
    );
    return rows.map(({ recipients }) => recipients.join());
  };

  it("tell of an offer that was published since, once", async () => {
    await shelf.publish(owner);
    await save("100");
    await look();
    expect(await told()).to.deep.equal([]);
    await shelf.publish(owner);
    await makeDue();
    await look();
    expect(await told()).to.deep.equal([reader]);
    await makeDue();
    await look();
    expect(await told()).to.have.length(1);
  });

  it("are quiet for an hour after they told, then tell of what came meanwhile", async () => {
    await save("100");
    await shelf.publish(owner);
    await look();
    await shelf.publish(owner);
    await look();
    expect(await told()).to.have.length(1);
    const [{ minutes } = { minutes: 0 }] = await shelf.database.query<{ minutes: number }>(
      `SELECT round(extract(epoch FROM due_at - clock_timestamp()) / 60)::integer AS minutes
         FROM saved_search`,
    );
    expect(minutes).to.equal(60);
    await makeDue();
    await look();
    expect(await told()).to.have.length(2);
  });

  it("leave out offers that the reader cannot take, and searches without alerts", async () => {
    await save("100", false);
    await save("100000");
    await shelf.publish(owner);
    await makeDue();
    await look();
    expect(await told()).to.deep.equal([]);
  });

  it("are told once where two processes look at the same time", async () => {
    await save("100");
    await shelf.publish(owner);
    await Promise.all([look(), look(), look()]);
    expect(await told()).to.have.length(1);
  });

  it("keep the same filters once, with the newest wish, and no more searches than allowed", async () => {
    const first = await save("100");
    const again = await save("100", false);
    expect(again).to.deep.equal(first);
    const [only, ...others] = await shelf.savedSearches.listOf(reader);
    expect(others).to.deep.equal([]);
    expect(only?.wantsAlerts).to.equal(false);
    for (let amount = 1; amount < mostSavedSearches; amount += 1) await save(String(amount));
    const oneMore = await save("99");
    expect(oneMore.ok ? undefined : oneMore.refusal.code).to.equal("too_many_saved_searches");
  });
});
