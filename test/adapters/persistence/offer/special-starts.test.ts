import { expect } from "chai";
import { noPaymentPlaces } from "../../../memory/no-payment-places.ts";
import type { Actor } from "../../../../src/application/actor/actor.ts";
import { Busy } from "../../../../src/application/ports/busy.ts";
import type { LoadedStart } from "../../../../src/application/ports/trade-store.ts";
import { StartTrade } from "../../../../src/application/trade/start-trade.ts";
import { money } from "../../../../src/domain/money/money.ts";
import { for100, TestMarket, type Counter } from "../../../support/test-market.ts";

describe("starts on a special offer, beside each other", () => {
  let floor: TestMarket;
  let counter: Counter;
  let taker: Actor;
  let offerId: string;
  before(async () => {
    floor = await TestMarket.open();
    counter = await floor.openCounter();
  });
  after(() => floor.close());
  beforeEach(async () => {
    const owner = await floor.addTrader();
    taker = await floor.addTrader();
    await floor.fund(counter, owner, money("BTC", 100_000_000n));
    offerId = await floor.addSellOffer(owner);
    const both = [owner.traderId, taker.traderId].toSorted();
    const chatId = `chat-${offerId}`;
    await floor.database.query(
      "INSERT INTO person_chat (id, first_id, second_id, started_by) VALUES ($1, $2, $3, $2)",
      [chatId, ...both],
    );
    await floor.database.query(
      `UPDATE offer SET is_active = false, special_for = $2, special_chat_id = $3,
              special_until = clock_timestamp() + interval '1 day' WHERE id = $1`,
      [offerId, taker.traderId, chatId],
    );
    // A buyer who traded before may have two trades with one seller.
    await floor.database.query(
      `INSERT INTO trader_usage (trader_id, completed_trades) VALUES ($1, 5)
       ON CONFLICT (trader_id) DO UPDATE SET completed_trades = 5`,
      [taker.traderId],
    );
  });

  /** A process that goes on deciding on what it read before anything happened. */
  const startsOn = (read: LoadedStart | undefined) =>
    new StartTrade({
      trades: { loadStart: () => Promise.resolve(read) },
      changes: counter.changes,
      prices: floor.prices,
      newId: () => `late-${offerId}`,
      places: noPaymentPlaces,
    });
  const begun = async () => {
    const [row] = await floor.database.query<{ count: number }>(
      "SELECT count(*)::integer AS count FROM trade WHERE offer_id = $1",
      [offerId],
    );
    return row?.count;
  };
  const failureOf = (late: Promise<unknown>) =>
    late.then(
      () => "started",
      (failure: unknown) => (failure instanceof Busy ? "busy" : failure),
    );

  it("begin nothing on one that was taken after the decision", async () => {
    const read = await counter.trades.loadStart(offerId, taker.traderId);
    expect((await counter.startTrade.execute(taker, for100(offerId))).ok).to.equal(true);
    expect(await failureOf(startsOn(read).execute(taker, for100(offerId)))).to.equal("busy");
    expect(await begun()).to.equal(1);
  });

  it("begin nothing on one whose day ended after the decision", async () => {
    const read = await counter.trades.loadStart(offerId, taker.traderId);
    await floor.database.query("UPDATE offer SET special_until = clock_timestamp() WHERE id = $1", [
      offerId,
    ]);
    expect(await failureOf(startsOn(read).execute(taker, for100(offerId)))).to.equal("busy");
    expect(await begun()).to.equal(0);
  });

  it("begin the one trade that was decided in time", async () => {
    const read = await counter.trades.loadStart(offerId, taker.traderId);
    expect((await startsOn(read).execute(taker, for100(offerId))).ok).to.equal(true);
  });
});
