import { expect } from "chai";
import type { Actor } from "../../../src/application/actor/actor.ts";
import type { Commit, CommitChanges, UsageDelta } from "../../../src/application/ports/commit.ts";
import type { ContactStore } from "../../../src/application/ports/contact-store.ts";
import type { TradeStore } from "../../../src/application/ports/trade-store.ts";
import { PostgresContactStore } from "../../../src/adapters/persistence/contact/postgres-contact-store.ts";
import { PostgresTradeStore } from "../../../src/adapters/persistence/trade/postgres-trade-store.ts";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import { journalEntry, type JournalEntry } from "../../../src/domain/ledger/journal-entry.ts";
import { money } from "../../../src/domain/money/money.ts";
import { decideTrade } from "../../../src/domain/trade-decision/decide-trade.ts";
import { isAlreadySo } from "../../../src/domain/trade/judgement.ts";
import { plainContext } from "../../../src/domain/trade/plain-context.ts";
import type { TradeChange } from "../../../src/domain/trade/trade-change.ts";
import { noRelation } from "../../../src/domain/contact/relation.ts";
import { MemoryContactStore } from "../../memory/memory-contact-store.ts";
import { MemoryMarket } from "../../support/memory-market.ts";
import { emptyTerms, openedTrade, type OpenedTrade } from "../../support/opened-trade.ts";
import { TestMarket } from "../../support/test-market.ts";
import { defaultTradePolicy } from "../../../src/domain/policy/default-policy.ts";

/** One adapter with a seller who has a Bitcoin, a buyer, and an offer. */
interface Bench {
  readonly changes: CommitChanges;
  readonly trades: TradeStore;
  readonly contacts: Pick<ContactStore, "change">;
  readonly seller: Actor;
  readonly buyer: Actor;
  readonly offerId: string;
  now(): Promise<number>;
  available(trader: Actor): Promise<bigint>;
  close(): Promise<void>;
}

const blocked = { isTrusted: false, isBlocked: true };
const oneBitcoin = money("BTC", 100_000_000n);

const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  async memory() {
    const floor = new MemoryMarket();
    const seller = await floor.addTrader("seller", oneBitcoin.units);
    const buyer = await floor.addTrader("buyer", 0n);
    floor.addOffer("offer", seller, "sell");
    return {
      changes: floor.changes,
      trades: floor.trades,
      contacts: new MemoryContactStore(floor.tables),
      seller,
      buyer,
      offerId: "offer",
      now: async () => floor.time,
      available: async ({ traderId }) =>
        floor.tables.balances.get(`available:BTC:${traderId}`) ?? 0n,
      close: async () => undefined,
    };
  },
  async PostgreSQL() {
    const floor = await TestMarket.open();
    const counter = await floor.openCounter();
    const pool = await createDataSource({ url: floor.database.url }).initialize();
    const [seller, buyer] = [await floor.addTrader(), await floor.addTrader()];
    await floor.fund(counter, seller, oneBitcoin);
    return {
      changes: counter.changes,
      trades: new PostgresTradeStore(pool),
      contacts: new PostgresContactStore(pool),
      seller,
      buyer,
      offerId: await floor.addSellOffer(seller),
      now: () => floor.now(),
      available: (trader) => floor.available(trader),
      async close() {
        await pool.destroy();
        await floor.close();
      },
    };
  },
};

for (const [name, open] of Object.entries(benches)) {
  describe(`commits on ${name}`, () => {
    let bench: Bench;
    let count = 0;
    beforeEach(async () => {
      bench = await open();
    });
    afterEach(() => bench.close());

    const send = (units: bigint, ref = `send:${(count += 1)}`): JournalEntry =>
      journalEntry(ref, [
        {
          from: { kind: "available", asset: "BTC", traderId: bench.seller.traderId },
          to: { kind: "available", asset: "BTC", traderId: bench.buyer.traderId },
          amount: money("BTC", units),
        },
      ]);

    const commit = async (change: Partial<Commit>) =>
      bench.changes.commit({ judgedAt: await bench.now(), usage: [], entries: [], ...change });

    const start = async (id: string, other: Partial<OpenedTrade> = {}): Promise<TradeChange> =>
      openedTrade({ ...bench, id, now: await bench.now(), ...other });

    const started = async (tradeId: string) => {
      const change = await start(tradeId);
      const outcome = await commit({
        trade: { change, seenVersion: undefined, terms: emptyTerms },
      });
      expect(outcome).to.deep.equal({ outcome: "applied" });
      return change.trade;
    };

    it("move money from one account to the other", async () => {
      expect(await commit({ entries: [send(30n)] })).to.deep.equal({ outcome: "applied" });
      expect(await bench.available(bench.buyer)).to.equal(30n);
      expect(await bench.available(bench.seller)).to.equal(oneBitcoin.units - 30n);
    });

    it("take no more than there is, or nothing at all", async () => {
      const tooMuch = { entries: [send(10n), send(oneBitcoin.units)] };
      expect(await commit(tooMuch)).to.deep.equal({ outcome: "conflict", over: "balance" });
      expect(await bench.available(bench.seller)).to.equal(oneBitcoin.units);
      expect(await bench.available(bench.buyer)).to.equal(0n);
    });

    it("book a ref once", async () => {
      await commit({ entries: [send(5n, "once")] });
      const again = await commit({ entries: [send(5n, "once")] });
      expect(again).to.deep.equal({ outcome: "conflict", over: "ref" });
      expect(await bench.available(bench.buyer)).to.equal(5n);
    });

    it("return the same answer for a used key, and refuse it for anything else", async () => {
      const key = { actorId: bench.seller.traderId, key: "my key", inputHash: "a" };
      expect(await bench.changes.recall(key)).to.equal(undefined);
      await commit({ key, answer: "the answer", entries: [send(5n)] });
      const replayed = { outcome: "replayed", answer: "the answer" };
      expect(await commit({ key, answer: "another", entries: [send(5n)] })).to.deep.equal(replayed);
      expect(await bench.changes.recall(key)).to.deep.equal(replayed);
      const other = { ...key, inputHash: "b" };
      expect(await commit({ key: other, entries: [send(5n)] })).to.deep.equal({
        outcome: "key_reused",
      });
      expect(await bench.changes.recall(other)).to.deep.equal({ outcome: "key_reused" });
      expect(await bench.available(bench.buyer)).to.equal(5n);
    });

    it("keep no key under which nothing was done", async () => {
      const key = { actorId: bench.seller.traderId, key: "my key", inputHash: "a" };
      await commit({ key, entries: [send(oneBitcoin.units * 2n)] });
      expect(await bench.changes.recall(key)).to.equal(undefined);
      expect(await commit({ key, entries: [send(5n)] })).to.deep.equal({ outcome: "applied" });
    });

    it("give back the very trade that was stored", async () => {
      const trade = await started("trade-a");
      expect((await bench.trades.load("trade-a"))?.trade).to.deep.equal(trade);
    });

    it("execute only what was decided on the current version", async () => {
      const trade = await started("trade-b");
      const now = await bench.now();
      const command = { act: "paid", actorId: bench.buyer.traderId } as const;
      const decision = decideTrade(trade, command, plainContext(now, defaultTradePolicy));
      if (!decision.ok || isAlreadySo(decision.value)) throw new Error("It was refused");
      const paid = { trade: { change: decision.value, seenVersion: 1 } };
      expect(await commit(paid)).to.deep.equal({ outcome: "applied" });
      expect(await commit(paid)).to.deep.equal({ outcome: "conflict", over: "version" });
      const loaded = await bench.trades.load("trade-b");
      expect(loaded?.trade).to.deep.equal(decision.value.trade);
    });

    it("execute nothing that was decided before a deadline passed", async () => {
      const judgedAt = (await bench.now()) - 86_400_000;
      const change = await start("trade-g", { now: judgedAt });
      await commit({ judgedAt, trade: { change, seenVersion: undefined, terms: emptyTerms } });
      const command = { act: "paid", actorId: bench.buyer.traderId } as const;
      const decision = decideTrade(
        change.trade,
        command,
        plainContext(judgedAt, defaultTradePolicy),
      );
      if (!decision.ok || isAlreadySo(decision.value)) throw new Error("It was refused");
      const paid = { judgedAt, trade: { change: decision.value, seenVersion: 1 } };
      expect(await commit(paid)).to.deep.equal({ outcome: "conflict", over: "deadline" });
      const loaded = await bench.trades.load("trade-g");
      expect(loaded?.trade).to.deep.equal(change.trade);
    });

    it("start nothing on an offer that changed in between", async () => {
      const change = await start("trade-c");
      const outcome = await commit({
        trade: { change, seenVersion: undefined, terms: emptyTerms },
        offer: { id: bench.offerId, version: 2 },
      });
      expect(outcome).to.deep.equal({ outcome: "conflict", over: "offer" });
      expect(await bench.trades.load("trade-c")).to.equal(undefined);
      expect(await bench.available(bench.seller)).to.equal(oneBitcoin.units);
    });

    const one: Omit<UsageDelta, "traderId"> = {
      active: 1,
      completed: 0,
      activeUsdCents: 110n,
      usdCents: 110n,
    };
    const bounds: readonly [string, UsageDelta["bounds"]][] = [
      ["active trades", { mostActive: 1 }],
      ["the value of active trades", { mostActiveUsdCents: 219n }],
      ["the value of all trades", { mostTotalUsdCents: 219n }],
      ["the value of a day", { recent: { since: 0, mostUsdCents: 219n } }],
    ];
    for (const [what, bound] of bounds) {
      it(`let nobody exceed the limit on ${what}, not even by one`, async () => {
        const usage = (limit: UsageDelta["bounds"]) => [
          { ...one, traderId: bench.buyer.traderId, ...(limit && { bounds: limit }) },
        ];
        const opened = async (id: string) => ({
          change: await start(id),
          seenVersion: undefined,
          terms: emptyTerms,
        });
        const first = await commit({ trade: await opened("trade-d"), usage: usage(bound) });
        expect(first).to.deep.equal({ outcome: "applied" });
        const second = await commit({ trade: await opened("trade-e"), usage: usage(bound) });
        expect(second).to.deep.equal({ outcome: "conflict", over: "limit" });
        expect(await bench.trades.load("trade-e")).to.equal(undefined);
        const free = await commit({ trade: await opened("trade-f"), usage: usage(undefined) });
        expect(free).to.deep.equal({ outcome: "applied" });
      });
    }

    describe("that start trades between two people", () => {
      const begin = async (id: string, mostActive?: number, other?: Partial<OpenedTrade>) => {
        const [buyerId, sellerId] = [bench.buyer.traderId, bench.seller.traderId];
        const traderIds = [buyerId, sellerId] as const;
        return commit({
          trade: { change: await start(id, other), seenVersion: undefined, terms: emptyTerms },
          usage: traderIds.map((traderId): UsageDelta => ({ ...one, traderId })),
          ...(mostActive !== undefined && { pair: { traderIds, mostActive } }),
        });
      };
      const together = async () =>
        (await bench.trades.loadStart(bench.offerId, bench.buyer.traderId))?.activeTogether;
      const applied = { outcome: "applied" };
      const conflict = { outcome: "conflict", over: "pair" };

      it("allow as many active ones as the limit says, and not one more", async () => {
        expect(await begin("trade-a", 1)).to.deep.equal(applied);
        expect(await begin("trade-b", 1)).to.deep.equal(conflict);
        expect(await bench.trades.load("trade-b")).to.equal(undefined);
        expect(await begin("trade-b", 2)).to.deep.equal(applied);
        expect(await begin("trade-c", 2)).to.deep.equal(conflict);
        expect(await begin("trade-c")).to.deep.equal(applied);
        expect(await together()).to.equal(3);
      });

      it("are refused where one of them blocked the other since, whichever it was", async () => {
        const [buyerId, sellerId] = [bench.buyer.traderId, bench.seller.traderId];
        for (const [owner, subject] of [
          [buyerId, sellerId] as const,
          [sellerId, buyerId] as const,
        ]) {
          await bench.contacts.change(owner, subject, () => blocked);
          expect(await begin("trade-a", 1)).to.deep.equal({ outcome: "conflict", over: "block" });
          await bench.contacts.change(owner, subject, () => noRelation);
        }
        expect(await begin("trade-a", 1)).to.deep.equal(applied);
      });

      it("count what the other of them buys, and nothing that ended", async () => {
        const turned = {
          buyer: bench.seller,
          seller: bench.buyer,
          deferred: true,
        };
        const { trade } = await start("trade-a", turned);
        expect(await begin("trade-a", 1, turned)).to.deep.equal(applied);
        expect(await begin("trade-b", 1)).to.deep.equal(conflict);
        expect(await together()).to.equal(1);
        const cancel = { act: "cancel", actorId: trade.buyerId } as const;
        const context = plainContext(await bench.now(), defaultTradePolicy);
        const ended = decideTrade(trade, cancel, context);
        if (!ended.ok || isAlreadySo(ended.value)) throw new Error("It goes on");
        await commit({ trade: { change: ended.value, seenVersion: 1 } });
        expect(await together()).to.equal(0);
        expect(await begin("trade-b", 1)).to.deep.equal(applied);
      });
    });
  });
}
