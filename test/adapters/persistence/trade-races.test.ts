import { expect } from "chai";
import type { Actor } from "../../../src/application/actor/actor.ts";
import { journalEntry } from "../../../src/domain/ledger/journal-entry.ts";
import { money } from "../../../src/domain/money/money.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { expectPartiesTold } from "../../support/told-parties.ts";
import { for100, heldFor100, TestMarket, type Counter } from "../../support/test-market.ts";
import { patientStartPolicy } from "../../support/patient-start-policy.ts";

const oneBitcoin = money("BTC", 100_000_000n);

describe("concurrent commands to trades, from four processes", () => {
  let floor: TestMarket;
  let counters: Counter[];
  let seller: Actor;
  let buyer: Actor;
  let offerId: string;
  before(async () => {
    floor = await TestMarket.open(patientStartPolicy);
    counters = await Promise.all(Array.from({ length: 4 }, () => floor.openCounter()));
  });
  beforeEach(async () => {
    [seller, buyer] = [await floor.addTrader(), await floor.addTrader()];
    offerId = await floor.addSellOffer(seller);
    await floor.fund(first(), seller, oneBitcoin);
  });
  afterEach(() => expectBooksBalance(floor.database));
  afterEach(() => expectPartiesTold(floor.database));
  after(() => floor.close());

  const first = () => counterOf(0);
  const counterOf = (index: number): Counter => {
    const counter = counters[index % counters.length];
    if (!counter) throw new Error("No counter is open");
    return counter;
  };
  const start = async (taker: Actor = buyer) => {
    const started = await first().startTrade.execute(taker, for100(offerId));
    if (!started.ok) throw new Error(started.refusal.code);
    return started.value;
  };
  const startPaid = async () => {
    const tradeId = await start();
    await first().partyAct.execute(buyer, tradeId, { act: "paid" });
    return tradeId;
  };
  const settlements = (tradeId: string) =>
    floor.database.query("SELECT 1 FROM ledger_entry WHERE ref LIKE $1", [`settle:${tradeId}:%`]);

  it("a trade that runs its course moves exactly amount and fee", async () => {
    const tradeId = await startPaid();
    expect(await floor.available(seller)).to.equal(oneBitcoin.units - heldFor100.units);
    const released = await first().releaseTrade.execute(seller, tradeId, { password: "password" });
    expect(released).to.deep.equal({ ok: true, value: tradeId });
    expect(await floor.status(tradeId)).to.equal("released");
    expect(await floor.available(buyer)).to.equal(200_000n);
    expect(await floor.available(seller)).to.equal(oneBitcoin.units - heldFor100.units);
  });

  it("of 64 concurrent releases exactly one settles and all say that it is released", async () => {
    const tradeId = await startPaid();
    const results = await Promise.all(
      Array.from({ length: 64 }, (_, index) =>
        counterOf(index).releaseTrade.execute(seller, tradeId, { password: "password" }),
      ),
    );
    expect(results.filter(({ ok }) => ok)).to.have.length(64);
    expect(await settlements(tradeId)).to.have.length(1);
    expect(await floor.available(buyer)).to.equal(200_000n);
    const events = await floor.database.query(
      "SELECT 1 FROM trade_event WHERE trade_id = $1 AND act = 'release'",
      [tradeId],
    );
    expect(events).to.have.length(1);
  });

  it("of a release and a giving back exactly one happens, whichever comes first", async () => {
    for (let round = 0; round < 10; round++) {
      const tradeId = await startPaid();
      const [released, givenBack] = await Promise.all([
        counterOf(round).releaseTrade.execute(seller, tradeId, { password: "password" }),
        counterOf(round + 1).partyAct.execute(buyer, tradeId, {
          act: "cancel",
          statusSeen: "paid",
        }),
      ]);
      expect([released.ok, givenBack.ok].filter(Boolean), `round ${round}`).to.have.length(1);
      expect(await settlements(tradeId)).to.have.length(1);
      expect(await floor.status(tradeId)).to.equal(released.ok ? "released" : "cancelled_buyer");
    }
  });

  it("of two starts for the last balance one wins and the other hears why", async () => {
    const poor = await floor.addTrader();
    await floor.fund(first(), poor, heldFor100);
    const offer = await floor.addSellOffer(poor);
    const takers = [buyer, await floor.addTrader()];
    const results = await Promise.all(
      takers.map((taker, index) => counterOf(index).startTrade.execute(taker, for100(offer))),
    );
    expect(results.filter(({ ok }) => ok)).to.have.length(1);
    expect(results.map((each) => !each.ok && each.refusal.code)).to.include("low_balance");
    expect(await floor.available(poor)).to.equal(0n);
  });

  it("of two starts for the second active trade on two offers one wins", async () => {
    const newcomer = await floor.addTrader(1);
    const other = await floor.addTrader();
    await floor.fund(first(), other, oneBitcoin);
    const otherOffer = await floor.addSellOffer(other);
    await start(newcomer);
    const results = await Promise.all([
      counterOf(1).startTrade.execute(newcomer, for100(offerId)),
      counterOf(2).startTrade.execute(newcomer, for100(otherOffer)),
    ]);
    expect(results.filter(({ ok }) => ok)).to.have.length(1);
    expect(results.map((each) => !each.ok && each.refusal.code)).to.include(
      "max_2_active_trades_id_not_verified",
    );
  });

  it("one key starts one trade, however often it is sent", async () => {
    const key = { actorId: buyer.traderId, key: "the-same-key", inputHash: "a" };
    const results = await Promise.all(
      Array.from({ length: 64 }, (_, index) =>
        counterOf(index).startTrade.execute(buyer, for100(offerId), key),
      ),
    );
    const ids = new Set(results.map((each) => (each.ok ? each.value : each.refusal.code)));
    expect([...ids]).to.have.length(1);
    const trades = await floor.database.query("SELECT 1 FROM trade WHERE buyer_id = $1", [
      buyer.traderId,
    ]);
    expect(trades).to.have.length(1);
    const other = await first().startTrade.execute(buyer, for100(offerId), {
      ...key,
      inputHash: "b",
    });
    expect(other).to.deep.include({ ok: false, refusal: { code: "key_reused" } });
  });

  it("a key under which nothing was done may be used again", async () => {
    const poor = await floor.addTrader();
    const offer = await floor.addSellOffer(poor);
    const key = { actorId: buyer.traderId, key: "first-refused", inputHash: "a" };
    const refused = await first().startTrade.execute(buyer, for100(offer), key);
    expect(refused).to.have.nested.property("refusal.code", "low_balance");
    await floor.fund(first(), poor, heldFor100);
    expect(await first().startTrade.execute(buyer, for100(offer), key)).to.include({ ok: true });
  });

  it("the clock ends an unpaid trade once, also when two workers run", async () => {
    const tradeId = await start();
    await pass(tradeId, "payment_window");
    const rounds = await Promise.all(
      counters.map(async (each) => [
        ...(await each.runDueDeadlines.execute()),
        // Like a worker whose lease expired before it was finished.
        ...(await each.desk.carryOutDue(tradeId).then(
          () => [],
          (error: unknown) => [error],
        )),
      ]),
    );
    expect(rounds.flat()).to.deep.equal([]);
    expect(await floor.status(tradeId)).to.equal("expired");
    expect(await settlements(tradeId)).to.have.length(1);
    expect(await floor.available(seller)).to.equal(oneBitcoin.units);
  });

  it("what comes after the deadline is answered as if the worker had been on time", async () => {
    const tradeId = await start();
    await pass(tradeId, "payment_window");
    const late = await first().partyAct.execute(buyer, tradeId, { act: "paid" });
    expect(late).to.have.nested.property("refusal.code", "window_over");
    expect(await floor.status(tradeId)).to.equal("expired");
  });

  it("a stranger learns nothing of a trade and changes nothing", async () => {
    const tradeId = await startPaid();
    const stranger = await floor.addTrader();
    for (const result of [
      await first().partyAct.execute(stranger, tradeId, { act: "paid" }),
      await first().releaseTrade.execute(stranger, tradeId, { password: "password" }),
      await first().partyAct.execute(stranger, tradeId, { act: "cancel", statusSeen: "paid" }),
    ]) {
      expect(result).to.have.nested.property("refusal.code", "not_found");
    }
    expect(await floor.status(tradeId)).to.equal("paid");
  });

  it("one change that fails never fails those that travel with it", async () => {
    const judgedAt = await floor.now();
    const { changes } = first();
    const move = (ref: string, units: bigint) =>
      changes.commit({
        judgedAt,
        usage: [],
        entries: [
          journalEntry(ref, [
            {
              from: { kind: "available", asset: "BTC", traderId: seller.traderId },
              to: { kind: "clearing", asset: "BTC" },
              amount: money("BTC", units),
            },
          ]),
        ],
      });
    const outcomes = await Promise.all([
      move(`${offerId}:a`, 1n),
      move(`${offerId}:b`, oneBitcoin.units * 2n),
      move(`${offerId}:a`, 1n),
      move(`${offerId}:c`, 1n),
    ]);
    expect(outcomes).to.deep.equal([
      { outcome: "applied" },
      { outcome: "conflict", over: "balance" },
      { outcome: "conflict", over: "ref" },
      { outcome: "applied" },
    ]);
  });

  it("history cannot be changed, not even by us", async () => {
    await start();
    for (const table of ["ledger_entry", "ledger_posting", "trade_event", "trade_terms"]) {
      for (const act of [`DELETE FROM ${table}`, `TRUNCATE ${table} CASCADE`]) {
        const refusal = await floor.database.query(act).catch((error: unknown) => error);
        expect(refusal, act).to.have.property("code", "23001");
      }
    }
  });

  async function pass(tradeId: string, kind: string): Promise<void> {
    await floor.database.query(
      "UPDATE deadline SET at = clock_timestamp() - interval '1 second' WHERE subject = $1 AND kind = $2",
      [tradeId, kind],
    );
  }
});
