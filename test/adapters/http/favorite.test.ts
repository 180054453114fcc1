import { expect } from "chai";
import type { OfferCard } from "../../../src/adapters/http/contract/offer/offer-views.ts";
import { TradingPair } from "../../support/trading-pair.ts";

describe("favorites over HTTP", () => {
  let pair: TradingPair;
  let cards: readonly OfferCard[];
  const query = { type: "buy", crypto_currency_id: "8", withFavorites: "1" };
  const of = (id = "") => ({ parameters: { id } });
  before(async () => {
    pair = await TradingPair.open();
    cards = (await pair.buyer.must("listOffers", { query })).data;
  });
  after(() => pair.close());

  const listed = async (asked = {}) => {
    const { data, body } = await pair.buyer.must("listFavorites", { query: asked });
    const { meta } = body as { meta: object };
    return { ids: (data as readonly OfferCard[]).map(({ idHashed }) => idHashed), meta };
  };

  it("are kept once, marked wherever the offer is shown, and listed the newest first", async () => {
    const [one, two] = cards.map(({ idHashed }) => idHashed);
    expect(cards.some(({ isFavorite }) => isFavorite)).to.equal(false);
    for (const id of [one, two, two]) {
      const { data } = await pair.buyer.must("addFavorite", of(id));
      expect(data).to.deep.equal({ hash: id, isFavorite: true });
    }
    expect((await listed()).ids).to.deep.equal([two, one]);
    const marked: readonly OfferCard[] = (await pair.buyer.must("listOffers", { query })).data;
    expect(
      marked.filter(({ isFavorite }) => isFavorite).map(({ idHashed }) => idHashed),
    ).to.have.members([one, two]);
    expect((await pair.buyer.must("viewOffer", of(one))).data).to.have.property("isFavorite", true);
    expect((await pair.seller.must("viewOffer", of(one))).data).to.have.property(
      "isFavorite",
      false,
    );
    const plain = { type: "buy", crypto_currency_id: "8" };
    const unmarked: readonly OfferCard[] = (await pair.buyer.must("listOffers", { query: plain }))
      .data;
    expect(unmarked.some(({ isFavorite }) => isFavorite)).to.equal(false);
  });

  it("are counted by what their reader would do with them", async () => {
    const { meta } = await listed({ type: "sell" });
    expect(meta).to.deep.equal({
      total: 0,
      currentPage: 1,
      perPage: 10,
      lastPage: 1,
      buyCount: 2,
      sellCount: 0,
    });
    expect((await listed({ type: "buy", sort: "crypto_usd_price_asc" })).ids).to.have.length(2);
    expect((await listed({ page: "2" })).ids).to.deep.equal([]);
  });

  it("are removed, and a second time nothing happens", async () => {
    const id = cards[0]?.idHashed;
    for (let time = 0; time < 2; time += 1) {
      const { data } = await pair.buyer.must("removeFavorite", of(id));
      expect(data).to.deep.equal({ hash: id, isFavorite: false });
    }
    expect((await listed()).ids).to.deep.equal([cards[1]?.idHashed]);
  });

  it("are never one's own offers, unknown or deleted ones", async () => {
    const own = cards.find(({ owner }) => owner.username === "ana_lima")?.idHashed;
    for (const id of [own, "unknown1234"]) {
      for (const act of ["addFavorite", "removeFavorite"] as const) {
        expect(await pair.seller.call(act, of(id)), act).to.include({
          status: 404,
          code: "not_found",
        });
      }
    }
    await pair.buyer.must("addFavorite", of(own));
    await pair.app.database.query(
      "UPDATE offer SET deleted_at = clock_timestamp(), is_active = false WHERE id = $1",
      [own],
    );
    expect((await listed()).ids).to.not.include(own);
    await pair.buyer.must("removeFavorite", of(own));
    expect(await pair.buyer.call("addFavorite", of(own))).to.include({ status: 404 });
  });
});
