import { expect } from "chai";
import type { Actor } from "../../../src/application/actor/actor.ts";
import { money } from "../../../src/domain/money/money.ts";
import { for100, TestMarket, type Counter } from "../../support/test-market.ts";

describe("cool-downs on PostgreSQL", () => {
  let floor: TestMarket;
  let counter: Counter;
  let buyer: Actor;
  before(async () => {
    floor = await TestMarket.open();
    counter = await floor.openCounter();
  });
  after(() => floor.close());
  beforeEach(async () => {
    buyer = await floor.addTrader();
  });

  const offerOfSomebody = async () => {
    const seller = await floor.addTrader();
    await floor.fund(counter, seller, money("BTC", 10_000_000n));
    return floor.addSellOffer(seller);
  };
  const start = (offerId: string) => counter.startTrade.execute(buyer, for100(offerId));
  const leave = async (offerId: string) => {
    const started = await start(offerId);
    if (!started.ok) expect.fail(started.refusal.code);
    await counter.partyAct.execute(buyer, started.value, { act: "cancel" });
  };
  /** Moves every mark of the buyer back in time. */
  const letPass = (minutes: number) =>
    floor.database.query(
      "UPDATE trader_mark SET at = at - make_interval(mins => $1) WHERE trader_id = $2",
      [minutes, buyer.traderId],
    );
  const codeOf = (started: Awaited<ReturnType<typeof start>>) =>
    started.ok ? "ok" : started.refusal.code;

  it("keep a buyer from the offer they just left, and from all offers after the third", async () => {
    const one = await offerOfSomebody();
    await leave(one);
    expect(codeOf(await start(one))).to.equal("cool_down_same_offer");
    await leave(await offerOfSomebody());
    await leave(await offerOfSomebody());
    const paused = await start(await offerOfSomebody());
    if (paused.ok || !("all" in paused.refusal)) expect.fail("He may start");
    const [refusal] = paused.refusal.all;
    if (refusal?.code !== "cool_down") expect.fail(refusal?.code);
    expect(refusal.until - (await floor.now())).to.be.within(59 * 60_000, 60 * 60_000);
    await letPass(61);
    expect(codeOf(await start(one))).to.equal("ok");
  });

  it("count the buyer's marks alone: a seller who leaves may start at once", async () => {
    const offerId = await offerOfSomebody();
    const started = await start(offerId);
    if (!started.ok) expect.fail(started.refusal.code);
    await floor.database.query(
      "INSERT INTO trader_mark VALUES ($1, $2, 'unfunded', clock_timestamp())",
      [buyer.traderId, started.value],
    );
    const read = await counter.trades.loadStart(offerId, buyer.traderId);
    expect(read?.taker.marks).to.deep.equal([]);
  });
});
