import { expect } from "chai";
import fc from "fast-check";
import { Client } from "pg";
import { PriceOffer } from "../../../../src/application/offer/price-offer.ts";
import type { PricingInput } from "../../../../src/domain/offer/offer-numbers.ts";
import type { Offer } from "../../../../src/domain/offer/offer.ts";
import { OfferShelf } from "../../../support/offer-shelf.ts";

describe("new prices of offers", () => {
  let shelf: OfferShelf;
  let other: Client;
  let owner: string;
  before(async () => {
    shelf = await OfferShelf.open();
    other = new Client({ connectionString: shelf.database.url });
    await other.connect();
    shelf.market.tell("BTC", "EUR", "60000", await shelf.now());
    owner = await shelf.addTrader(1);
  });
  after(async () => {
    await other.end();
    await shelf.close();
  });

  const own = async (id: string) =>
    (await shelf.store.own(owner, id))?.offer ?? expect.fail(`there is no offer ${id}`);
  const actor = () => ({ traderId: owner, username: owner, level: 1, sessionStartedAt: 0 });
  const price = (id: string, percent: string, desk = shelf.desk) =>
    new PriceOffer(desk).execute(actor(), id, undefined, { kind: "margin", percent });

  it("change nothing else of the offer, whatever they are", async () => {
    const id = await shelf.publish(owner);
    const pricings = fc.oneof(
      fc
        .integer({ min: -2_000, max: 2_000 })
        .map((points): PricingInput => ({ kind: "margin", percent: (points / 100).toFixed(2) })),
      fc
        .bigInt({ min: 1n, max: 10n ** 20n })
        .map((units): PricingInput => ({ kind: "fixed", price: String(units) })),
    );
    await fc.assert(
      fc.asyncProperty(pricings, async (pricing) => {
        const before = await own(id);
        const changed = await new PriceOffer(shelf.desk).execute(
          actor(),
          id,
          before.version,
          pricing,
        );
        if (!changed.ok) return;
        const after = await own(id);
        expect(after).to.deep.equal(changed.value);
        expect(withoutPrice(after)).to.deep.equal(withoutPrice(before));
        expect(after.version).to.equal(before.version + 1);
      }),
      { numRuns: 30 },
    );
  });

  it("of one offer, sent together, all count: each is decided on the one before", async () => {
    const id = await shelf.publish(owner);
    const desk = shelf.desk;
    const before = await own(id);
    const outcomes = await Promise.all(["1", "2", "3", "4"].map((each) => price(id, each, desk)));
    expect(outcomes.every(({ ok }) => ok)).to.equal(true);
    const after = await own(id);
    expect(after.version).to.equal(before.version + 4);
    const last = outcomes
      .map((each) => each.ok && each.value)
      .find((each) => each && each.version === after.version);
    expect(last).to.deep.equal(after);
  });

  it("over another version than the one decided on are not written", async () => {
    const id = await shelf.publish(owner);
    const store = shelf.store;
    const [before, after] = [await store.own(owner, id), await own(id)];
    if (!before) expect.fail("it is there");
    expect((await price(id, "9")).ok).to.equal(true);
    const late = {
      ...after,
      version: after.version + 1,
      pricing: { kind: "margin", basisPoints: 1 },
    } as const;
    const stored = await store.store(owner, [{ before, offer: late, priceOnly: true }], 10);
    expect(stored).to.equal("conflict");
    expect((await own(id)).pricing).to.deep.equal({ kind: "margin", basisPoints: 900 });
  });

  it("wait for whoever holds their offer, and keep no other waiting", async () => {
    const [held, free] = [await shelf.publish(owner), await shelf.publish(owner)];
    const desk = shelf.desk;
    await other.query("BEGIN");
    await other.query("SELECT FROM offer WHERE id = $1 FOR UPDATE", [held]);
    const waiting = price(held, "5", desk);
    expect((await price(free, "6", desk)).ok).to.equal(true);
    expect((await own(free)).pricing).to.deep.equal({ kind: "margin", basisPoints: 600 });
    await other.query("COMMIT");
    expect((await waiting).ok).to.equal(true);
    expect((await own(held)).pricing).to.deep.equal({ kind: "margin", basisPoints: 500 });
  });
});

/** A price far from the market is looked at by a moderator. */
function withoutPrice(offer: Offer): Partial<Offer> {
  const { version: _version, pricing: _pricing, moderation: _moderation, ...rest } = offer;
  return rest;
}
