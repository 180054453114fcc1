import { expect } from "chai";
import type { NoticeView } from "../../../src/adapters/http/contract/notice/notice.ts";
import type { SavedSearchView } from "../../../src/adapters/http/contract/saved-search/saved-search.ts";
import { caughtUp } from "../../support/caught-up.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { Visitor } from "../../support/visitor.ts";

describe("saved searches over HTTP", () => {
  let app: TestApp;
  let bruno: Visitor;
  let ana: Visitor;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
    ana = await Visitor.ofDemo(app.url, "ana_lima");
    bruno = await Visitor.ofDemo(app.url, "bruno_costa");
  });
  after(() => app.stop());

  const list = async (visitor: Visitor): Promise<readonly SavedSearchView[]> =>
    (await visitor.must("listSavedSearches")).data;
  const query = {
    type: "buy",
    crypto_currency_id: "8",
    currency: "EUR",
    "fiat-min": "150.00",
    tags: "no-fees,fast",
    online_users: "1",
    sort: "release_time_asc",
  };

  it("are saved with their filters, listed, silenced and removed by their owner alone", async () => {
    const { id } = (await bruno.must("saveSearch", { body: query })).data as { id: string };
    expect(await list(bruno)).to.deep.equal([{ id, query, alerts: true, foundAt: null }]);
    expect(await list(ana)).to.deep.equal([]);
    const silence = { parameters: { id }, body: { alerts: false } };
    expect((await ana.call("setSearchAlerts", silence)).code).to.equal("not_found");
    expect((await ana.call("removeSavedSearch", { parameters: { id } })).code).to.equal(
      "not_found",
    );
    await bruno.must("setSearchAlerts", silence);
    expect((await list(bruno))[0]?.alerts).to.equal(false);
    await bruno.must("removeSavedSearch", { parameters: { id } });
    expect(await list(bruno)).to.deep.equal([]);
    expect((await bruno.call("removeSavedSearch", { parameters: { id } })).code).to.equal(
      "not_found",
    );
  });

  it("tell their owner, and nobody else, of a new offer, on the site", async () => {
    await app.database.query(
      `INSERT INTO outbox (aggregate, aggregate_id, seq, kind, recipients, at)
       SELECT 'saved_search', 'search000001', 1, 'found', ARRAY[id], clock_timestamp()
         FROM trader WHERE username = 'bruno_costa'`,
    );
    await caughtUp(app.database, "notices");
    const told = async (visitor: Visitor) =>
      ((await visitor.must("listNotices")).data as readonly NoticeView[]).filter(
        ({ event }) => event === "search_found",
      );
    const [notice, ...others] = await told(bruno);
    expect(notice?.trade).to.equal(null);
    expect(others).to.deep.equal([]);
    expect(await told(ana)).to.deep.equal([]);
  });

  it("refuse filters that name nothing, and unknown ones", async () => {
    const refused: readonly [object, string][] = [
      [{ ...query, "payment-method": "carrier-pigeon" }, "payment-method"],
      [{ ...query, "fiat-min": "1.234" }, "fiat-min"],
      [{ ...query, page_id: "abc" }, "page_id"],
      [{ currency: "EUR" }, "type"],
    ];
    for (const [body, field] of refused) {
      const { status, body: said } = await bruno.call("saveSearch", { body });
      expect(status, field).to.equal(422);
      expect(JSON.stringify(said)).to.include(`"${field}"`);
    }
    expect(await list(bruno)).to.deep.equal([]);
  });
});
