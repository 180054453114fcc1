import { expect } from "chai";
import { OfferListServer } from "../../../support/offer-list-server.ts";

describe("offers that follow an exchange", () => {
  let server: OfferListServer;
  let owner: string;
  before(async () => {
    server = await OfferListServer.open();
    owner = await server.shelf.addVendor();
    await server.shelf.fund(owner);
  });
  after(() => server.close());
  beforeEach(async () => {
    const { database, market } = server.shelf;
    await database.query("DELETE FROM offer");
    market.tell("BTC", "EUR", "60000");
    market.tellExchange("BTC", "EUR", kraken, "60000");
  });

  const kraken = { source: "kraken", point: "bid" } as const;
  const following = (multiplier: string, bounds = { floor: "", ceiling: "" }) => ({
    kind: "exchange" as const,
    source: "kraken",
    point: "bid",
    multiplier,
    ...bounds,
  });
  const margin = (percent: string) => ({ kind: "margin" as const, percent });
  const publish = (pricing: ReturnType<typeof following> | ReturnType<typeof margin>) =>
    server.shelf.publish(owner, { pricing });

  it("say how their price is made", async () => {
    await publish(following("1.02", { floor: "50000", ceiling: "" }));
    const [card] = (await server.list()).data;
    expect(card).to.include({
      price: "61200.00",
      marketDistance: "2",
      margin: null,
      customRate: true,
      takeable: true,
    });
    expect(card?.rateFormula).to.deep.include({
      source: "kraken",
      pricePoint: "bid",
      multiplier: "1.02",
      floor: "50000.00",
      ceiling: null,
      lastValue: "60000.00",
    });
  });

  for (const sort of ["default", "crypto_usd_price_asc"]) {
    it(`are among the others by the price of the moment, by ${sort}`, async () => {
      const low = await publish(margin("1"));
      const exchange = await publish(following("1.02"));
      const high = await publish(margin("3"));
      const pages = { sort, limit: "1" };
      expect(await server.ids(pages)).to.deep.equal([low, exchange, high]);
      server.shelf.market.tellExchange("BTC", "EUR", kraken, "58000");
      expect(await server.ids(pages)).to.deep.equal([exchange, low, high]);
      server.shelf.market.tellExchange("BTC", "EUR", kraken, "62000");
      expect(await server.ids(pages)).to.deep.equal([low, high, exchange]);
    });
  }

  it("are ordered by their bounds, too", async () => {
    const bounded = await publish(following("1", { floor: "", ceiling: "59000" }));
    const low = await publish(margin("-1"));
    expect(await server.ids()).to.deep.equal([bounded, low]);
  });

  it("are not listed while the exchange says nothing", async () => {
    await publish(following("1"));
    const other = await publish(margin("1"));
    server.shelf.market.tellExchange("BTC", "EUR", kraken);
    expect(await server.ids()).to.deep.equal([other]);
  });

  it("cannot be taken at a value that is too old for a start", async () => {
    await publish(following("1"));
    const at = Date.now() - 10 * 60_000;
    server.shelf.market.tellExchange("BTC", "EUR", { ...kraken, at }, "60000");
    const [card] = (await server.list()).data;
    expect(card).to.include({ takeable: false, notTakeableCode: "no_fresh_rate" });
  });

  it("stand where their price puts them", async () => {
    await publish(margin("1"));
    const exchange = await publish(following("1.02"));
    await publish(margin("3"));
    const { market } = server.shelf;
    const positions = server.shelf.useCases().viewPinnedInfo;
    const actor = { traderId: owner, username: owner, level: 3, sessionStartedAt: 0 };
    const rank = async () => (await positions.execute(actor, exchange))?.position;
    expect(await rank()).to.equal(2);
    market.tellExchange("BTC", "EUR", kraken, "58000");
    expect(await rank()).to.equal(1);
  });

  it("are not made of an exchange that has no such market", async () => {
    const { shelf } = server;
    shelf.market.tellExchange("BTC", "EUR", kraken);
    const made = publish(following("1"));
    expect(await made.catch((error: Error) => error.message)).to.match(/rate_source/);
  });
});
