import { expect } from "chai";
import sharp from "sharp";
import type { OfferCard } from "../../../src/adapters/http/contract/offer/offer-views.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import { Visitor, type Told } from "../../support/visitor.ts";

describe("the picture of an offer over HTTP", () => {
  let pair: TradingPair;
  let nobody: Visitor;
  before(async () => {
    pair = await TradingPair.open();
    nobody = await Visitor.of(pair.app.url);
  });
  after(() => pair.close());

  const offerOf = async () => {
    const query = { type: "buy", crypto_currency_id: "8", currency: "EUR" };
    const offers: OfferCard[] = (await nobody.must("listOffers", { query })).data;
    const offer = offers.find(({ owner }) => owner.username === "ana_lima");
    return offer?.idHashed ?? "";
  };
  const ask = (id: string, who = nobody) => who.call("pictureOfOffer", { parameters: { id } });

  it("is drawn for pages that show the link, which the offer's page names", async () => {
    const id = await offerOf();
    const page = await (await fetch(`${pair.app.url}/offer/${id}`)).text();
    const [, address = ""] = /<meta property="og:image" content="([^"]+)"/.exec(page) ?? [];
    expect(new URL(address).pathname).to.equal(`/rest/v1/offers/${id}/picture`);
    // A request may be given up on a busy machine; the picture is drawn to its end, and kept.
    const insist = async (tries: number): Promise<Told> => {
      const told = await ask(id);
      return told.status === 200 || tries === 0 ? told : insist(tries - 1);
    };
    const told = await insist(5);
    expect(told.headers.get("content-type")).to.equal("image/png");
    const { format, width, height } = await sharp(Buffer.from(told.data)).metadata();
    expect([format, width, height]).to.deep.equal(["png", 1_200, 630]);
  });

  it("is not there for an offer that strangers cannot see, not even for its owner", async () => {
    expect((await ask("nothing")).code).to.equal("not_found");
    const id = await offerOf();
    await pair.seller.must("switchAllOffers", { body: { new_status: "inactive" } });
    expect((await ask(id)).code).to.equal("not_found");
    expect((await ask(id, pair.seller)).code).to.equal("not_found");
  });
});
