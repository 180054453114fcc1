import { expect } from "chai";
import type { OfferFacetsView } from "../../../../src/adapters/http/contract/offer/offer-facets.ts";
import type { OfferInput } from "../../../../src/domain/offer/create-offer.ts";
import { OfferListServer } from "../../../support/offer-list-server.ts";

describe("the facets of a search", () => {
  let server: OfferListServer;
  let owner: string;
  before(async () => {
    server = await OfferListServer.open();
    const { shelf } = server;
    owner = await shelf.addVendor();
    const other = await shelf.addVendor();
    shelf.market.tell("BTC", "EUR", "60000");
    await shelf.database.query(
      `INSERT INTO preference (trader_id, country) VALUES ($1, 'PT'), ($2, 'DE')
       ON CONFLICT (trader_id) DO UPDATE SET country = excluded.country`,
      [owner, other],
    );
    const publish = (change: Partial<OfferInput>, by = owner) => shelf.publish(by, change);
    await publish({ paymentMethod: "sepa", tags: ["no receipt", "fast"] });
    await publish({ paymentMethod: "sepa", tags: ["fast"] });
    await publish({ paymentMethod: "revolut", tags: [] }, other);
    await publish({ paymentMethod: "sepa", currency: "USD" });
    await publish({ paymentMethod: "sepa", side: "buy" });
  });
  after(() => server.close());

  const facets = async (query: Record<string, string> = {}) => {
    const asked = { type: "buy", crypto_currency_id: "8", currency: "EUR", ...query };
    const { data } = await server.facets(new URLSearchParams(asked).toString());
    return data;
  };
  const counts = (values: OfferFacetsView["tags"]) =>
    Object.fromEntries(values.map(({ value, offers }) => [value, offers]));

  it("count what the query finds, by each of them", async () => {
    const found = await facets();
    expect(counts(found.paymentMethods)).to.deep.equal({ sepa: 2, revolut: 1 });
    expect(counts(found.groups)).to.deep.equal({ "bank-transfers": 2, "online-transfers": 1 });
    expect(counts(found.countries)).to.deep.equal({ PT: 2, DE: 1 });
    expect(counts(found.tags)).to.deep.equal({ fast: 2, "no-receipt": 1 });
    expect(found.paymentMethods.map(({ isAtLeast }) => isAtLeast)).to.deep.equal([false, false]);
  });

  it("leave out their own filter, and keep to the others", async () => {
    const found = await facets({ "payment-method": "revolut" });
    expect(counts(found.paymentMethods)).to.deep.equal({ sepa: 2, revolut: 1 });
    expect(counts(found.currencies)).to.deep.equal({ EUR: 1 });
    expect(counts(found.countries)).to.deep.equal({ DE: 1 });
    expect(counts((await facets()).currencies)).to.deep.equal({ EUR: 3, USD: 1 });
    expect(counts((await facets({ tags: "no-receipt" })).paymentMethods)).to.deep.equal({
      sepa: 1,
    });
    expect(counts((await facets({ "fiat-min": "100000" })).paymentMethods)).to.deep.equal({});
  });

  it("refuse what the list refuses", async () => {
    const { status, error } = await server.facets("type=buy&group=barter");
    expect([status, error.code]).to.deep.equal([422, "validation"]);
  });
});
