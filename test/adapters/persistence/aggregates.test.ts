import { expect } from "chai";
import type { Actor } from "../../../src/application/actor/actor.ts";
import type {
  AggregateChange,
  Commit,
  CommitChanges,
} from "../../../src/application/ports/commit.ts";
import { journalEntry } from "../../../src/domain/ledger/journal-entry.ts";
import { money } from "../../../src/domain/money/money.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { MemoryMarket } from "../../support/memory-market.ts";
import { TestMarket } from "../../support/test-market.ts";
import { voucherRegistry, voucherTables } from "../../support/vouchers.ts";

/** What is stored of a voucher, in any adapter. */
interface Kept {
  readonly version: number;
  readonly units: string;
  readonly isOpen: boolean;
  readonly uses: readonly string[];
  readonly clocks: readonly string[];
  readonly told: readonly string[];
}

/** One adapter with a trader who has a Bitcoin, and one who has nothing. */
interface Bench {
  readonly changes: CommitChanges;
  readonly holder: Actor;
  readonly payee: Actor;
  now(): Promise<number>;
  available(trader: Actor): Promise<bigint>;
  kept(id: string): Promise<Kept | undefined>;
  close(): Promise<void>;
}

const oneBitcoin = money("BTC", 100_000_000n);

const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  async memory() {
    const market = new MemoryMarket();
    return {
      changes: market.changes,
      holder: await market.addTrader("holder", oneBitcoin.units),
      payee: await market.addTrader("payee", 0n),
      now: async () => market.time,
      available: async ({ traderId }) =>
        market.tables.balances.get(`available:BTC:${traderId}`) ?? 0n,
      async kept(id) {
        const stored = market.tables.aggregates.get(`voucher ${id}`);
        return (
          stored && {
            version: stored.version,
            units: String(stored.state["units"]),
            isOpen: stored.state["isOpen"] === true,
            uses: (stored.added["uses"] ?? []).map((use) => String(use["said"])),
            clocks: Object.keys(stored.deadlines),
            told: stored.events.map(({ kind }) => kind),
          }
        );
      },
      close: async () => undefined,
    };
  },
  async PostgreSQL() {
    const market = await TestMarket.open();
    const { database } = market;
    await database.query(voucherTables);
    const counter = await market.openCounter({ registry: voucherRegistry });
    const [holder, payee] = [await market.addTrader(), await market.addTrader()];
    await market.fund(counter, holder, oneBitcoin);
    return {
      changes: counter.changes,
      holder,
      payee,
      now: () => market.now(),
      available: (trader) => market.available(trader),
      async kept(id) {
        const [row] = await database.query<Kept>(
          `SELECT v.version, v.units::text AS units, v.is_open AS "isOpen",
             ARRAY(SELECT said FROM voucher_use u WHERE u.voucher_id = v.id) AS uses,
             ARRAY(SELECT kind FROM deadline WHERE aggregate = 'voucher' AND subject = v.id
                      AND done_at IS NULL) AS clocks,
             ARRAY(SELECT kind FROM outbox WHERE aggregate = 'voucher' AND aggregate_id = v.id
                    ORDER BY seq) AS told
           FROM voucher v WHERE v.id = $1`,
          [id],
        );
        return row;
      },
      async close() {
        await expectBooksBalance(database);
        await market.close();
      },
    };
  },
};

for (const [name, open] of Object.entries(benches)) {
  describe(`an aggregate with money that is only registered, on ${name}`, () => {
    let bench: Bench;
    let count = 0;
    beforeEach(async () => {
      bench = await open();
    });
    afterEach(() => bench.close());

    const voucher = (change: Partial<AggregateChange>): AggregateChange => ({
      aggregate: "voucher",
      id: "voucher1",
      seenVersion: undefined,
      state: { holderId: bench.holder.traderId, units: 123_456_789_012_345_678_901n, isOpen: true },
      ...change,
    });
    const pay = (units: bigint, ref = `voucher:${(count += 1)}`) =>
      journalEntry(ref, [
        {
          from: { kind: "available", asset: "BTC", traderId: bench.holder.traderId },
          to: { kind: "available", asset: "BTC", traderId: bench.payee.traderId },
          amount: money("BTC", units),
        },
      ]);
    const commit = async (change: Partial<Commit>) =>
      bench.changes.commit({ judgedAt: await bench.now(), usage: [], entries: [], ...change });
    const applied = { outcome: "applied" } as const;

    it("is kept with its money, its clocks, its event and what is added to it", async () => {
      const later = (await bench.now()) + 60_000;
      const told = { kind: "made", recipients: [bench.holder.traderId] };
      const made = voucher({ deadlines: { expires: later, reminds: later }, event: told });
      expect(await commit({ aggregates: [made], entries: [pay(5n)] })).to.deep.equal(applied);
      const first = {
        version: 1,
        units: "123456789012345678901",
        isOpen: true,
        uses: [],
        clocks: ["expires", "reminds"],
        told: ["made"],
      };
      expect(await bench.kept("voucher1")).to.deep.equal(first);
      const used = voucher({
        seenVersion: 1,
        state: { units: 7n },
        added: { uses: [{ voucherId: "voucher1", units: 2n, said: "a use" }] },
        deadlines: { reminds: later },
        event: { ...told, kind: "used" },
      });
      expect(await commit({ aggregates: [used] })).to.deep.equal(applied);
      expect(await bench.kept("voucher1")).to.deep.equal({
        ...first,
        version: 2,
        units: "7",
        uses: ["a use"],
        clocks: ["reminds"],
        told: ["made", "used"],
      });
      expect(await bench.available(bench.payee)).to.equal(5n);
    });

    it("is changed only over the version that was decided on, or not at all", async () => {
      const conflict = { outcome: "conflict", over: "version" };
      const use = voucher({ seenVersion: 1, state: { isOpen: false } });
      expect(await commit({ aggregates: [use], entries: [pay(5n)] })).to.deep.equal(conflict);
      expect(await commit({ aggregates: [voucher({})] })).to.deep.equal(applied);
      expect(await commit({ aggregates: [voucher({})] })).to.deep.equal(conflict);
      expect(await commit({ aggregates: [use] })).to.deep.equal(applied);
      const other = voucher({ id: "voucher2" });
      expect(await commit({ aggregates: [other, use], entries: [pay(5n)] })).to.deep.equal(
        conflict,
      );
      expect(await bench.kept("voucher2")).to.equal(undefined);
      expect(await bench.available(bench.payee)).to.equal(0n);
    });

    it("is not changed where the money is not there", async () => {
      const overdrawn = { aggregates: [voucher({})], entries: [pay(oneBitcoin.units + 1n)] };
      expect(await commit(overdrawn)).to.deep.equal({ outcome: "conflict", over: "balance" });
      expect(await bench.kept("voucher1")).to.equal(undefined);
    });

    it("is changed once under a key", async () => {
      const key = { actorId: bench.holder.traderId, key: "a key", inputHash: "said" };
      const keyed = { key, answer: "voucher1", aggregates: [voucher({})], entries: [pay(5n)] };
      expect(await commit(keyed)).to.deep.equal(applied);
      expect(await commit(keyed)).to.deep.equal({ outcome: "replayed", answer: "voucher1" });
      expect(await bench.available(bench.payee)).to.equal(5n);
    });

    it("is not changed by a decision from before one of its deadlines", async () => {
      const judgedAt = (await bench.now()) - 2_000;
      const made = voucher({ deadlines: { expires: judgedAt + 1_000 } });
      expect(await commit({ aggregates: [made] })).to.deep.equal(applied);
      const late = { judgedAt, aggregates: [voucher({ seenVersion: 1, state: { units: 1n } })] };
      expect(await commit(late)).to.deep.equal({ outcome: "conflict", over: "deadline" });
    });

    it("changes once of many changes at once", async () => {
      await commit({ aggregates: [voucher({})] });
      const judgedAt = await bench.now();
      const outcomes = await Promise.all(
        Array.from({ length: 32 }, (_, at) =>
          bench.changes.commit({
            judgedAt,
            usage: [],
            aggregates: [voucher({ seenVersion: 1, state: { isOpen: false } })],
            entries: [pay(1n, `use:${at}`)],
          }),
        ),
      );
      expect(outcomes.filter(({ outcome }) => outcome === "applied")).to.have.length(1);
      expect(await bench.available(bench.payee)).to.equal(1n);
    });
  });
}
