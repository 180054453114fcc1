import { expect } from "chai";
import { PostgresEligibilityStore } from "../../../src/adapters/persistence/trade/postgres-eligibility-store.ts";
import type { Actor } from "../../../src/application/actor/actor.ts";
import { money } from "../../../src/domain/money/money.ts";
import { for100, TestMarket, type Counter } from "../../support/test-market.ts";
import { defaultStartPolicy } from "../../../src/domain/policy/default-policy.ts";

/** How many trades the seller had today. */
const many = 5_000;

describe("a seller who had thousands of trades today", () => {
  let floor: TestMarket;
  let counter: Counter;
  before(async () => {
    floor = await TestMarket.open();
    counter = await floor.openCounter();
  });
  after(() => floor.close());

  /** A seller of this level, with many copies of a released trade. */
  async function busySeller(level: number): Promise<{ seller: Actor; offerId: string }> {
    const [seller, buyer] = [await floor.addTrader(level), await floor.addTrader(3)];
    await floor.fund(counter, seller, money("BTC", 100_000_000n));
    const offerId = await floor.addSellOffer(seller);
    const started = await counter.startTrade.execute(buyer, for100(offerId));
    if (!started.ok) expect.fail(started.refusal.code);
    await counter.partyAct.execute(buyer, started.value, { act: "paid" });
    await counter.releaseTrade.execute(seller, started.value, { password: "any" });
    const copies = `generate_series(1, ${many}) n`;
    await floor.database.query(
      `INSERT INTO trade SELECT (jsonb_populate_record(t, jsonb_build_object(
           'id', t.id || n, 'closed_at', NULL))).* FROM trade t, ${copies} WHERE t.id = $1`,
      [started.value],
    );
    // They were active once, so they have left traces in the indexes.
    await floor.database.query("UPDATE trade SET closed_at = started_at WHERE closed_at IS NULL");
    await floor.database.query(
      `INSERT INTO counted_value SELECT trader_id, trade_id || n, 1, clock_timestamp()
         FROM counted_value, ${copies} WHERE trader_id = $1 AND trade_id = $2`,
      [seller.traderId, started.value],
    );
    await floor.database.query("ANALYZE trade, counted_value");
    return { seller, offerId };
  }

  it("begins the next without a look at them, where no limit asks", async () => {
    const { offerId } = await busySeller(3);
    const taker = await floor.addTrader(3);
    const before = await everRead();
    const started = await counter.startTrade.execute(taker, for100(offerId));
    expect(started.ok).to.equal(true);
    expect((await everRead()) - before).to.be.below(500);
  });

  it("has the whole day counted if a limit needs it, and wherever they look themselves", async () => {
    for (const [level, isAsked] of [
      [2, true],
      [3, false],
    ] as const) {
      const { seller, offerId } = await busySeller(level);
      const taker = await floor.addTrader();
      const loaded = await counter.trades.loadStart(offerId, taker.traderId);
      const own = await new PostgresEligibilityStore(
        counter.pool,
        () => defaultStartPolicy,
      ).eligibilityOf(seller.traderId);
      expect(Number(own?.recentUsdCents)).to.be.at.least(many);
      expect(loaded?.owner.recentUsdCents).to.equal(isAsked ? own?.recentUsdCents : 0n);
    }
  });

  /** How many rows and index entries were read so far, of trades and their counters. */
  async function everRead(): Promise<number> {
    // Connections report their counts when idle: those of the pool, and the one that made the
    // copies, which would otherwise report in the middle of the measurement.
    await floor.database.query("SELECT pg_stat_force_next_flush()");
    const rest = () => counter.pool.query("SELECT pg_stat_force_next_flush(), pg_sleep(0.1)");
    await Promise.all(Array.from({ length: 16 }, rest));
    const [row] = await floor.database.query<{ read: string }>(
      `SELECT sum(idx_tup_read) + (SELECT sum(seq_tup_read) FROM pg_stat_user_tables
                WHERE relname IN ('trade', 'counted_value')) AS read
         FROM pg_stat_user_indexes WHERE relname IN ('trade', 'counted_value')`,
    );
    return Number(row?.read);
  }
});
