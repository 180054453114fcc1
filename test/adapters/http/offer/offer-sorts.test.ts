import { expect } from "chai";
import fc from "fast-check";
import { offerSorts } from "../../../../src/domain/offer/offer-sorts.ts";
import { OfferListServer } from "../../../support/offer-list-server.ts";

describe("the orders of the list of offers", () => {
  let server: OfferListServer;
  let known: string;
  let stranger: string;
  before(async () => {
    server = await OfferListServer.open();
    const { shelf } = server;
    [known, stranger] = [await shelf.addVendor(), await shelf.addVendor()];
    for (const owner of [known, stranger]) await shelf.fund(owner);
    await shelf.database.query(
      `UPDATE trader SET feedback_positive = CASE WHEN id = $1 THEN 40 ELSE 0 END,
         last_seen_at = clock_timestamp() - CASE WHEN id = $1 THEN interval '1 minute' ELSE '9 hours' END`,
      [known],
    );
    await shelf.database.query(
      "INSERT INTO release_time (trader_id, median_seconds) VALUES ($1, 240)",
      [known],
    );
  });
  after(() => server.close());
  beforeEach(async () => {
    const { shelf } = server;
    await shelf.database.query("DELETE FROM owner_standing");
    await shelf.database.query("DELETE FROM offer");
    shelf.market.tell("BTC", "EUR", "60000");
    shelf.market.tell("BTC", "USD", "66000");
  });

  const margin = (owner: string, percent: string, change = {}) =>
    server.shelf.publish(owner, { ...change, pricing: { kind: "margin", percent } });
  const fixed = (owner: string, price: string, change = {}) =>
    server.shelf.publish(owner, { ...change, pricing: { kind: "fixed", price } });

  it("take the points of owners into account by default, for both kinds of prices", async () => {
    const cheapest = await margin(stranger, "0");
    const trusted = await margin(known, "1");
    const named = await fixed(known, "60900");
    const between = await margin(stranger, "1.2");
    const dear = await margin(known, "9");
    expect(await server.ids()).to.deep.equal([cheapest, trusted, between, named, dear]);
    await server.shelf.rankOwners();
    expect(await server.ids({ sort: "default" })).to.deep.equal([
      trusted,
      named,
      cheapest,
      between,
      dear,
    ]);
    const scores = (await server.list()).data.map(({ score }) => score ?? NaN);
    expect(scores).to.deep.equal(scores.toSorted((one, other) => other - one));
    expect(scores[0]).to.be.closeTo(50 + 15 + 10 + 5 - 5, 1);
  });

  it("rank the offers of who buys by the same points", async () => {
    const side = "buy";
    const dearest = await margin(stranger, "2", { side });
    const trusted = await margin(known, "1", { side });
    await server.shelf.rankOwners();
    expect(await server.ids({ type: "sell" })).to.deep.equal([trusted, dearest]);
  });

  it("give a new offer the points of its owner at once", async () => {
    const dear = await margin(known, "9");
    await server.shelf.rankOwners();
    const cheapest = await margin(stranger, "0");
    const trusted = await margin(known, "1");
    expect(await server.ids()).to.deep.equal([trusted, cheapest, dear]);
  });

  it("go by the price of one coin, either way, whoever trades", async () => {
    const middle = await margin(stranger, "1");
    const dear = await fixed(known, "63000");
    const cheap = await fixed(stranger, "59000");
    await server.shelf.rankOwners();
    for (const type of ["buy", "sell"]) {
      if (type === "sell") await server.shelf.database.query("UPDATE offer SET side = 'buy'");
      const up = await server.ids({ type, sort: "crypto_usd_price_asc" });
      expect(up, type).to.deep.equal([cheap, middle, dear]);
      const down = await server.ids({ type, sort: "crypto_usd_price_desc" });
      expect(down, type).to.deep.equal([dear, middle, cheap]);
    }
  });

  it("compare prices in different currencies in US dollars", async () => {
    const euros = await margin(known, "4");
    const dollars = await margin(known, "2", { currency: "USD" });
    const cheapEuros = await fixed(stranger, "57000");
    const all = async (sort: string) =>
      (await server.ask(new URLSearchParams({ type: "buy", sort }).toString())).data.map(
        ({ idHashed }) => idHashed,
      );
    expect(await all("crypto_usd_price_asc")).to.deep.equal([cheapEuros, euros, dollars]);
    expect(await all("crypto_usd_price_desc")).to.deep.equal([dollars, euros, cheapEuros]);
  });

  it("go by the release time, owners without one last either way", async () => {
    const slow = await server.shelf.addVendor();
    await server.shelf.fund(slow);
    await server.shelf.database.query(
      "INSERT INTO release_time (trader_id, median_seconds) VALUES ($1, 5000)",
      [slow],
    );
    const unknown = await margin(stranger, "-5");
    const [ofSlow, ofKnown] = [await margin(slow, "0"), await margin(known, "3")];
    await server.shelf.rankOwners();
    expect(await server.ids({ sort: "release_time_asc" })).to.deep.equal([
      ofKnown,
      ofSlow,
      unknown,
    ]);
    expect(await server.ids({ sort: "release_time_desc" })).to.deep.equal([
      ofSlow,
      ofKnown,
      unknown,
    ]);
  });

  it("refuse an unknown one, and a page of another", async () => {
    for (const percent of ["1", "2"]) await margin(known, percent);
    const refused = await server.list({ sort: "price" });
    expect(refused.status).to.equal(422);
    expect(refused.error.details[0]?.field).to.equal("sort");
    const { meta } = await server.list({ limit: "1" });
    const other = await server.list({ sort: "release_time_asc", page_id: meta.nextPageId ?? "" });
    expect(other.error.details[0]).to.include({ field: "page_id", code: "unknown" });
  });

  it("show each offer on exactly one page, whatever is published", async () => {
    const pricing = fc.oneof(
      fc.integer({ min: -2, max: 2 }).map((percent) => ["margin", String(percent)] as const),
      fc
        .integer({ min: -2, max: 2 })
        .map((step) => ["fixed", String(60_000 + step * 600)] as const),
    );
    const offers = fc.array(fc.tuple(fc.boolean(), pricing), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(
        offers,
        fc.constantFrom(...offerSorts),
        fc.integer({ min: 1, max: 4 }),
        async (published, sort, limit) => {
          await server.shelf.database.query("DELETE FROM offer");
          const ids: string[] = [];
          for (const [isKnown, [kind, value]] of published) {
            const publish = kind === "margin" ? margin : fixed;
            ids.push(await publish(isKnown ? known : stranger, value));
          }
          await server.shelf.database.query(
            "UPDATE offer SET is_stickied = version + ascii(right(id, 1)) % 3 = 1, is_promoted = ascii(right(id, 2)) % 2 = 0",
          );
          await server.shelf.approveAll();
          const seen = await server.ids({ sort, limit: String(limit) });
          expect(seen.toSorted()).to.deep.equal(ids.toSorted());
        },
      ),
      { numRuns: 15 },
    );
  });
});
