import { expect } from "chai";
import { PostgresOfferViews } from "../../../../src/adapters/persistence/offer/postgres-offer-views.ts";
import { money } from "../../../../src/domain/money/money.ts";
import { TestMarket, type Counter } from "../../../support/test-market.ts";
import { defaultStartPolicy } from "../../../../src/domain/policy/default-policy.ts";

describe("what counts for starts on offers, asked for by many at once", () => {
  let floor: TestMarket;
  let counter: Counter;
  let sent: number;
  let views: PostgresOfferViews;
  before(async () => {
    floor = await TestMarket.open();
    counter = await floor.openCounter();
  });
  after(() => floor.close());
  beforeEach(() => {
    sent = 0;
    const query = counter.pool.query.bind(counter.pool);
    const counting: typeof query = (...asked) => {
      sent += 1;
      return query(...asked);
    };
    views = new PostgresOfferViews({ query: counting }, () => defaultStartPolicy);
  });

  it("is each reader's own, and read with few statements", async () => {
    const [rich, poor] = [await floor.addTrader(), await floor.addTrader()];
    await floor.fund(counter, rich, money("BTC", 5_000n));
    const [ofRich, ofPoor] = [await floor.addSellOffer(rich), await floor.addSellOffer(poor)];
    const readers = [await floor.addTrader(1), await floor.addTrader(2), undefined];
    const asks = Array.from({ length: 30 }, (_, turn) => readers[turn % readers.length]);
    const told = await Promise.all(
      asks.map((reader, turn) =>
        views.eligibilities(turn % 2 === 0 ? [ofRich, ofPoor] : [ofPoor], reader?.traderId),
      ),
    );
    for (const [turn, eligibilities] of told.entries()) {
      const expected = turn % 2 === 0 ? [ofPoor, ofRich] : [ofPoor];
      expect([...eligibilities.keys()].toSorted()).to.deep.equal(expected.toSorted());
      for (const [offerId, { owner, ownerAvailable, reader }] of eligibilities) {
        expect(owner.level).to.equal(2);
        expect(ownerAvailable).to.equal(offerId === ofRich ? 5_000n : 0n);
        expect(reader?.eligibility.level).to.equal(asks[turn]?.level);
      }
    }
    expect(sent).to.be.below(4);
  });

  it("is read in parts where it is of hundreds of offers", async () => {
    const owner = await floor.addTrader();
    const offers = [await floor.addSellOffer(owner), await floor.addSellOffer(owner)];
    const nowhere = Array.from({ length: 448 }, (_, index) => `nowhere${index}`);
    const eligibilities = await views.eligibilities(
      [offers[0]!, ...nowhere, offers[1]!],
      (await floor.addTrader()).traderId,
    );
    expect([...eligibilities.keys()]).to.deep.equal(offers);
    expect(sent).to.equal(3);
  });

  it("is nothing of offers that are not there", async () => {
    expect(await views.eligibilities(["nowhere"], undefined)).to.have.property("size", 0);
    expect(await views.eligibilities([], undefined)).to.have.property("size", 0);
  });
});
