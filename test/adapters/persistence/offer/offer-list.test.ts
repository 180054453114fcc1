import { expect } from "chai";
import fc from "fast-check";
import type { OfferList } from "../../../../src/application/offer/list-offers.ts";
import type { ListPosition, OfferWish } from "../../../../src/application/offer/offer-wish.ts";
import type { OfferInput } from "../../../../src/domain/offer/create-offer.ts";
import type { OfferInView } from "../../../../src/application/offer/offer-in-view.ts";
import { OfferShelf } from "../../../support/offer-shelf.ts";

describe("the list of offers", () => {
  let shelf: OfferShelf;
  let vendor: string;
  before(async () => {
    shelf = await OfferShelf.open();
    vendor = await shelf.addVendor();
  });
  after(() => shelf.close());
  beforeEach(async () => {
    await shelf.database.query("DELETE FROM offer");
    shelf.market.tell("BTC", "EUR", "60000");
    shelf.market.tell("BTC", "USD", "65000");
    shelf.market.tell("ETH", "EUR", "2300");
  });

  const buyBitcoin: OfferWish = { type: "buy", cryptoCurrencyId: 8, currency: "EUR", limit: 50 };

  async function list(wish: OfferWish): Promise<OfferList> {
    const found = await shelf.listOffers().execute(wish, undefined);
    if (!found.ok) throw new Error(JSON.stringify(found.refusal));
    return found.value;
  }

  const page = (wish: Partial<OfferWish>) => list({ ...buyBitcoin, ...wish });
  const idsOf = ({ offers }: OfferList) => offers.map(({ offer }) => offer.id);
  const ids = async (wish: Partial<OfferWish> = {}) => idsOf(await page(wish));

  /** Every page of a list, one after the other. */
  async function pages(wish: OfferWish): Promise<readonly OfferList[]> {
    const all: OfferList[] = [];
    let after: ListPosition | undefined;
    do {
      const found = await list({ ...wish, ...(after && { after }) });
      all.push(found);
      after = found.next;
    } while (after);
    return all;
  }

  const margin = (percent: string, change: Partial<OfferInput> = {}) =>
    shelf.publish(vendor, { ...change, pricing: { kind: "margin", percent } });
  const fixed = (price: string, change: Partial<OfferInput> = {}) =>
    shelf.publish(vendor, { ...change, pricing: { kind: "fixed", price } });

  it("shows who buys the cheapest first, fixed prices among the margins", async () => {
    const dear = await margin("3");
    const cheap = await margin("-2");
    const middle = await fixed("60600");
    const cheapest = await fixed("50000");
    expect(await ids()).to.deep.equal([cheapest, cheap, middle, dear]);
  });

  it("shows who sells the dearest first", async () => {
    const side = { side: "buy" };
    const low = await margin("-3", side);
    const high = await margin("2", side);
    const middle = await fixed("60600", side);
    expect(await ids({ type: "sell" })).to.deep.equal([high, middle, low]);
    expect(await ids({ type: "buy" })).to.deep.equal([]);
  });

  it("moves fixed prices among the margins when the market moves", async () => {
    const follows = await margin("0");
    const stands = await fixed("61000");
    expect(await ids()).to.deep.equal([follows, stands]);
    shelf.market.tell("BTC", "EUR", "62000");
    expect(await ids()).to.deep.equal([stands, follows]);
  });

  it("shows offers that follow an unknown market last, whichever way it goes", async () => {
    const expected: string[] = [];
    for (const side of ["sell", "buy"]) {
      await margin("-40", { side });
      await margin("40", { side });
      expected.push(await fixed("90000", { side }));
    }
    shelf.market.tell("BTC", "EUR");
    const [bought, sold] = [await page({ type: "buy" }), await page({ type: "sell" })];
    expect([bought, sold].map(({ offers }) => offers[0]?.offer.id)).to.deep.equal(expected);
    expect(bought.offers.map(({ price }) => price === undefined)).to.deep.equal([
      false,
      true,
      true,
    ]);
    expect(bought.market).to.equal(undefined);
  });

  it("leaves out offers that are not active", async () => {
    const id = await margin("1");
    await shelf.database.query("UPDATE offer SET is_active = false WHERE id = $1", [id]);
    expect(await page({})).to.deep.include({ offers: [], total: 0, next: undefined });
  });

  describe("filters", () => {
    let bySepa: string;
    let byCard: string;
    let inDollars: string;
    let ether: string;
    let someAmounts: string;
    beforeEach(async () => {
      bySepa = await margin("1", { paymentMethod: "sepa" });
      byCard = await margin("2", { paymentMethod: "steam-gift-card" });
      inDollars = await margin("3", { currency: "USD" });
      ether = await margin("4", { asset: "ETH" });
      someAmounts = await margin("5", {
        amounts: { kind: "predefined", amounts: ["50", "1000"] },
      });
    });

    it("take one asset, one currency, or all of both", async () => {
      const all = { type: "buy", limit: 50 } as const;
      const everything = [bySepa, byCard, inDollars, ether, someAmounts];
      expect(idsOf(await list(all))).to.deep.equal(everything);
      expect(idsOf(await list({ ...all, cryptoCurrencyId: 9 }))).to.deep.equal([ether]);
      expect(idsOf(await list({ ...all, currency: "USD" }))).to.deep.equal([inDollars]);
    });

    it("take one method or one group of methods", async () => {
      expect(await ids({ paymentMethod: "sepa" })).to.deep.equal([bySepa]);
      expect(await ids({ group: "bank-transfers" })).to.deep.equal([bySepa, someAmounts]);
      expect(await ids({ group: "gift-cards" })).to.deep.equal([byCard]);
      expect(await ids({ group: "all-payment-methods" })).to.have.length(3);
      expect(await ids({ group: "gift-cards", paymentMethod: "sepa" })).to.deep.equal([]);
    });

    it("take an amount that offers have to take", async () => {
      expect(await ids({ fiat: "20" })).to.deep.equal([bySepa, byCard]);
      expect(await ids({ fiat: "19.99" })).to.deep.equal([]);
      expect(await ids({ fiat: "50" })).to.deep.equal([bySepa, byCard, someAmounts]);
      expect(await ids({ fiat: "500.01" })).to.deep.equal([]);
      expect(await ids({ fiat: "1000" })).to.deep.equal([someAmounts]);
      expect(await ids({ fiat: "0" })).to.have.length(3);
    });

    it("take an amount without a currency in that of each offer", async () => {
      const wish: OfferWish = { type: "buy", cryptoCurrencyId: 8, fiat: "20", limit: 50 };
      expect(idsOf(await list(wish))).to.deep.equal([bySepa, byCard, inDollars]);
    });

    const unknown: readonly [Partial<OfferWish>, field: string, reason: string][] = [
      [{ cryptoCurrencyId: 7 }, "crypto_currency_id", "unknown"],
      [{ currency: "EUX" }, "currency", "unknown"],
      [{ paymentMethod: "barter" }, "payment-method", "unknown"],
      [{ group: "barter" }, "group", "unknown"],
      [{ fiat: "1e3" }, "fiat-min", "amount_not_a_number"],
      [{ fiat: "1.005" }, "fiat-min", "amount_too_precise"],
    ];
    for (const [wish, field, reason] of unknown) {
      it(`refuse ${JSON.stringify(wish)}`, async () => {
        const found = await shelf.listOffers().execute({ ...buyBitcoin, ...wish }, undefined);
        expect(found).to.deep.equal({ ok: false, refusal: { code: "validation", field, reason } });
      });
    }
  });

  it("counts all pages, on each of them", async () => {
    for (const percent of ["1", "2", "3", "4", "5"]) await margin(percent);
    const found = await pages({ ...buyBitcoin, limit: 2 });
    expect(found.map(({ offers }) => offers.length)).to.deep.equal([2, 2, 1]);
    expect(found.map(({ total }) => total)).to.deep.equal([5, 5, 5]);
  });

  for (const side of ["sell", "buy"] as const) {
    it(`goes through ${side} offers of the same price one by one`, async () => {
      const published: string[] = [];
      for (let count = 0; count < 6; count += 1) published.push(await margin("1", { side }));
      for (let count = 0; count < 6; count += 1) published.push(await fixed("60600", { side }));
      const type = side === "sell" ? "buy" : "sell";
      const seen = (await pages({ ...buyBitcoin, type, limit: 1 })).flatMap(idsOf);
      expect(seen).to.have.length(12);
      expect(seen).to.have.members(published);
    });
  }

  it("has no next page where the last one is full", async () => {
    for (const percent of ["1", "2"]) await margin(percent);
    expect((await page({ limit: 2 })).next).to.equal(undefined);
  });

  it("goes on without a gap or a repeat when the market moves between two pages", async () => {
    const published = [
      await margin("0"),
      await margin("1"),
      await fixed("60100"),
      await fixed("60900"),
    ];
    const first = await page({ limit: 2 });
    shelf.market.tell("BTC", "EUR", "50000");
    const second = await page({ limit: 2, ...(first.next && { after: first.next }) });
    const seen = [...first.offers, ...second.offers].map(({ offer }) => offer.id);
    expect(seen).to.have.members(published);
    expect(new Set(seen).size).to.equal(4);
    expect(second.market?.scaled).to.equal(50_000n * 10n ** 8n);
  });

  /** Offers whose prices often coincide, in three markets, one of them without a price. */
  const randomOffer = fc.record({
    side: fc.constantFrom("sell", "buy"),
    pricing: fc.oneof(
      fc
        .integer({ min: -3, max: 3 })
        .map((percent) => ({ kind: "margin" as const, percent: String(percent) })),
      fc
        .integer({ min: -3, max: 3 })
        .map((percent) => ({ kind: "fixed" as const, price: String(60_000 + percent * 600) })),
      fc
        .integer({ min: 1, max: 3 })
        .map((price) => ({ kind: "fixed" as const, price: `${price}` })),
    ),
    pair: fc.constantFrom(["BTC", "EUR"], ["BTC", "USD"], ["USDT", "EUR"]),
    paymentMethod: fc.constantFrom("sepa", "wise"),
  });
  const randomWish = fc.record({
    type: fc.constantFrom("buy" as const, "sell" as const),
    limit: fc.integer({ min: 1, max: 7 }),
    isNarrow: fc.boolean(),
  });

  it("shows each offer on exactly one page, in order, whatever is published", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(randomOffer, { maxLength: 24 }),
        randomWish,
        async (published, { type, limit, isNarrow }) => {
          await shelf.database.query("DELETE FROM offer");
          await Promise.all(
            published.map(({ side, pricing, pair: [asset = "", currency = ""], paymentMethod }) =>
              shelf.publish(vendor, { side, pricing, asset, currency, paymentMethod }),
            ),
          );
          await shelf.approveAll();
          const wish = isNarrow ? { paymentMethod: "sepa" } : {};
          const found = await pages({ ...wish, type, limit });
          const seen = found.flatMap(({ offers }) => offers);
          const fitting = published.filter(
            ({ side, paymentMethod }) => side !== type && (!isNarrow || paymentMethod === "sepa"),
          );
          expect(seen.length).to.equal(fitting.length);
          expect(new Set(seen.map(({ offer }) => offer.id)).size).to.equal(fitting.length);
          const ranks = seen.map(rankOf);
          const direction = type === "buy" ? 1 : -1;
          const sorted = ranks.toSorted(
            (one, other) => one.group - other.group || direction * (one.share - other.share),
          );
          expect(ranks).to.deep.equal(sorted);
        },
      ),
      { numRuns: 25 },
    );
  });
});

/** The position of an offer: those with a margin to a market, those with a price, the rest. */
function rankOf({ offer, distance, price }: OfferInView): { group: number; share: number } {
  if (price === undefined) return { group: 2, share: Number(distance) };
  return offer.pricing.kind === "fixed" && distance === undefined
    ? { group: 1, share: Number(price.scaled) }
    : { group: 0, share: Number(distance) };
}
