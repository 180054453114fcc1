import { expect } from "chai";
import type { Actor } from "../../../../src/application/actor/actor.ts";
import type { FeedbackAsked } from "../../../../src/application/feedback/give-feedback.ts";
import { expectBooksBalance } from "../../../support/books.ts";
import { expectPartiesTold } from "../../../support/told-parties.ts";
import { FeedbackFloor, type FeedbackCounter } from "./feedback-floor.ts";

const praise: FeedbackAsked = { type: "positive", text: "Quick" };
const blame: FeedbackAsked = { type: "negative", text: "Slow" };

describe("feedback from four processes", () => {
  let floor: FeedbackFloor;
  let counters: FeedbackCounter[];
  let buyer: Actor;
  let seller: Actor;
  let offerId: string;
  before(async () => {
    floor = await FeedbackFloor.open();
    counters = await Promise.all(Array.from({ length: 4 }, () => floor.openCounter()));
  });
  beforeEach(async () => {
    buyer = await floor.floor.addTrader();
    ({ seller, offerId } = await floor.addSeller());
  });
  afterEach(async () => {
    await expectBooksBalance(floor.floor.database);
    await expectPartiesTold(floor.floor.database);
    const without = await floor.floor.database.query(
      `SELECT id FROM trade WHERE feedback <> 'none'
          AND id NOT IN (SELECT trade_id FROM feedback)`,
    );
    expect(without, "a trade that says it has feedback has some").to.deep.equal([]);
  });
  after(() => floor.close());

  const at = (index: number): FeedbackCounter => {
    const counter = counters[index % counters.length];
    if (!counter) throw new Error("No counter is open");
    return counter;
  };
  const release = () => floor.release(buyer, seller, offerId);
  const view = async (who: Actor, tradeId: string) => {
    const seen = await at(0).viewFeedback.execute(who, tradeId);
    if (!seen) throw new Error("Nothing to see");
    return seen;
  };

  it("two simultaneous first ones are both kept, and the status changes once", async () => {
    for (let round = 0; round < 10; round++) {
      const tradeId = await release();
      const results = await Promise.all([
        at(round).giveFeedback.execute(buyer, tradeId, praise),
        at(round + 1).giveFeedback.execute(seller, tradeId, blame),
      ]);
      expect(results.map(({ ok }) => ok)).to.deep.equal([true, true]);
      expect(await floor.acts(tradeId)).to.deep.equal([
        "start",
        "paid",
        "release",
        "first-feedback",
      ]);
      expect(await floor.floor.status(tradeId)).to.equal("feedback_updated");
      const { given, received } = await view(buyer, tradeId);
      expect(given).to.include({ type: "positive", text: "Quick" });
      expect(received).to.include({ type: "negative", text: "Slow" });
      const told = await floor.told(tradeId);
      expect(told.map(({ seq }) => seq)).to.deep.equal([1, 2]);
      for (const { recipients } of told) {
        expect(recipients).to.have.members([buyer.traderId, seller.traderId]);
      }
    }
    expect(await floor.counts(seller)).to.deep.equal([1, 0]);
    expect(await floor.counts(buyer)).to.deep.equal([0, 1]);
  });

  it("one key gives it once, and what was changed since stays changed", async () => {
    const tradeId = await release();
    const key = { actorId: buyer.traderId, key: "the-same-key", inputHash: "a" };
    const results = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        at(index).giveFeedback.execute(buyer, tradeId, praise, key),
      ),
    );
    expect(results.filter(({ ok }) => ok)).to.have.length(16);
    expect(await floor.told(tradeId)).to.have.length(1);
    await at(1).giveFeedback.execute(buyer, tradeId, blame);
    expect(await at(2).giveFeedback.execute(buyer, tradeId, praise, key)).to.include({ ok: true });
    expect((await view(buyer, tradeId)).given).to.include({ type: "negative" });
    const other = { ...key, inputHash: "b" };
    const reused = await at(3).giveFeedback.execute(buyer, tradeId, blame, other);
    expect(reused).to.have.nested.property("refusal.code", "key_reused");
  });

  it("of sixteen replies at once one is kept, and the others learn that there is one", async () => {
    const tradeId = await release();
    await at(0).giveFeedback.execute(buyer, tradeId, praise);
    const results = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        at(index).replyToFeedback.execute(seller, tradeId, `Thanks ${index}`),
      ),
    );
    const won = results.findIndex(({ ok }) => ok);
    const refusals = results.flatMap((each) => (each.ok ? [] : [each.refusal.code]));
    expect(refusals).to.deep.equal(Array.from({ length: 15 }, () => "already_replied"));
    expect((await view(buyer, tradeId)).given?.reply).to.equal(`Thanks ${won}`);
    expect((await floor.told(tradeId)).map(({ kind }) => kind)).to.deep.equal(["given", "replied"]);
  });

  it("a reply under the same key is kept once, and its key stays free when it lost", async () => {
    const tradeId = await release();
    await at(0).giveFeedback.execute(buyer, tradeId, praise);
    const keys = ["one", "two"].map((key) => ({ actorId: seller.traderId, key, inputHash: "a" }));
    const send = (index: number) =>
      at(index).replyToFeedback.execute(seller, tradeId, `Thanks ${index}`, keys[index]);
    const results = await Promise.all([send(0), send(1)]);
    const won = results.findIndex(({ ok }) => ok);
    expect(await send(won)).to.include({ ok: true });
    expect(await send(1 - won)).to.have.nested.property("refusal.code", "already_replied");
    const kept = await floor.floor.database.query<{ key: string }>(
      "SELECT key FROM idempotency_key WHERE actor_id = $1 AND key = ANY ($2)",
      [seller.traderId, keys.map(({ key }) => key)],
    );
    expect(kept).to.deep.equal([{ key: keys[won]?.key }]);
  });

  it("changes and replies of both at once are all kept, and told without a gap", async () => {
    for (let round = 0; round < 5; round++) {
      const tradeId = await release();
      await at(0).giveFeedback.execute(buyer, tradeId, praise);
      await at(1).giveFeedback.execute(seller, tradeId, praise);
      const results = await Promise.all([
        at(0).giveFeedback.execute(buyer, tradeId, blame),
        at(1).giveFeedback.execute(seller, tradeId, blame),
        at(2).replyToFeedback.execute(buyer, tradeId, "From the buyer"),
        at(3).replyToFeedback.execute(seller, tradeId, "From the seller"),
      ]);
      expect(results.map(({ ok }) => ok)).to.deep.equal([true, true, true, true]);
      const { given, received } = await view(buyer, tradeId);
      expect(given).to.include({ type: "negative", reply: "From the seller" });
      expect(received).to.include({ type: "negative", reply: "From the buyer" });
      expect((await floor.told(tradeId)).map(({ seq }) => seq)).to.deep.equal([1, 2, 3, 4, 5, 6]);
    }
  });

  it("many partners of one trader at once are all counted", async () => {
    const partners: { readonly who: Actor; readonly tradeId: string }[] = [];
    for (let count = 0; count < 8; count++) {
      const who = await floor.floor.addTrader();
      partners.push({ who, tradeId: await floor.release(who, seller, offerId) });
    }
    const results = await Promise.all(
      partners.map(({ who, tradeId }, index) =>
        at(index).giveFeedback.execute(who, tradeId, index < 5 ? praise : blame),
      ),
    );
    expect(results.every(({ ok }) => ok)).to.equal(true);
    expect(await floor.counts(seller)).to.deep.equal([5, 3]);
  });

  it("is nobody's but the two's, nor before the release, nor after 30 days", async () => {
    const running = await floor.start(buyer, offerId);
    const early = await at(0).giveFeedback.execute(buyer, running, praise);
    expect(early).to.have.nested.property("refusal.code", "feedback_not_possible");
    expect(await view(buyer, running)).to.include({ canGive: false, until: undefined });

    const tradeId = await release();
    const stranger = await floor.floor.addTrader();
    for (const result of [
      await at(0).giveFeedback.execute(stranger, tradeId, praise),
      await at(0).replyToFeedback.execute(stranger, tradeId, "Hi"),
      await at(0).giveFeedback.execute(buyer, "unknown", praise),
    ]) {
      expect(result).to.have.nested.property("refusal.code", "not_found");
    }
    expect(await at(0).viewFeedback.execute(stranger, tradeId)).to.equal(undefined);

    await at(0).giveFeedback.execute(buyer, tradeId, praise);
    const closedEarlier = (interval: string) =>
      floor.floor.database.query(
        "UPDATE trade SET closed_at = closed_at - $2::interval WHERE id = $1",
        [tradeId, interval],
      );
    await closedEarlier("30 days");
    for (const who of [buyer, seller]) {
      const late = await at(0).giveFeedback.execute(who, tradeId, blame);
      expect(late).to.have.nested.property("refusal.code", "feedback_not_possible");
    }
    expect(await view(buyer, tradeId)).to.include({ canGive: false });
    expect(await at(0).replyToFeedback.execute(seller, tradeId, "Thanks")).to.include({ ok: true });
    expect(await floor.counts(seller)).to.deep.equal([1, 0]);
    // The audit would notice a trade whose timeline continues after its end.
    await closedEarlier("-30 days");
  });

  it("that cannot be written changes neither the trade nor the key", async () => {
    const tradeId = await release();
    const key = { actorId: buyer.traderId, key: "fails-in-the-middle", inputHash: "a" };
    await floor.floor.database.query(
      "ALTER TABLE feedback ADD CONSTRAINT none_now CHECK (content <> 'Quick') NOT VALID",
    );
    const failed = await at(0)
      .giveFeedback.execute(buyer, tradeId, praise, key)
      .catch((error: unknown) => error);
    await floor.floor.database.query("ALTER TABLE feedback DROP CONSTRAINT none_now");
    expect(failed).to.have.property("code", "23514");
    expect(await floor.floor.status(tradeId)).to.equal("released");
    expect(await at(0).giveFeedback.execute(buyer, tradeId, praise, key)).to.include({ ok: true });
    expect(await floor.floor.status(tradeId)).to.equal("feedback_updated");
  });
});
