import { expect } from "chai";
import { OfferOwners } from "../../support/offer-owners.ts";

describe("the page of a country over HTTP", () => {
  let floor: OfferOwners;
  before(async () => {
    floor = await OfferOwners.open();
    await floor.clearMarket();
  });
  after(() => floor.close());

  const landing = async (slug: string) => {
    const { data } = await floor.stranger.must("viewCountryLanding", { parameters: { slug } });
    return data as {
      readonly currencyCode: string | null;
      readonly offers: Readonly<Record<"buy" | "sell", readonly { readonly idHashed: string }[]>>;
    };
  };
  const idsOf = async (slug: string, kind: "buy" | "sell") =>
    (await landing(slug)).offers[kind].map(({ idHashed }) => idHashed);

  it("has the offers in the country's currency, by what a visitor does", async () => {
    const euros = await floor.publish();
    const dollars = await floor.publish({ currency: "USD", payment_method: "wise" });
    expect((await landing("portugal")).currencyCode).to.equal("EUR");
    expect(await idsOf("portugal", "buy")).to.deep.equal([euros.idHashed]);
    expect(await idsOf("portugal", "sell")).to.deep.equal([]);
    expect(await idsOf("united-states", "buy")).to.deep.equal([dollars.idHashed]);
  });

  it("is none where there is no such country", async () => {
    const told = await floor.stranger.call("viewCountryLanding", {
      parameters: { slug: "atlantis" },
    });
    expect(told.code).to.equal("not_found");
  });
});
