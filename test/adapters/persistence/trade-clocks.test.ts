import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { DataSource } from "typeorm";
import { RunDueDeadlines } from "../../../src/application/trade/run-due-deadlines.ts";
import type { TradeClocks } from "../../../src/application/ports/trade-clocks.ts";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import { PostgresTradeClocks } from "../../../src/adapters/persistence/trade/postgres-trade-clocks.ts";
import { cloneDatabase } from "../../support/database.ts";
import { addDueTrade } from "../../support/due-trades.ts";
import { MemoryMarket } from "../../support/memory-market.ts";

/** Where trades are due, and how their deadlines are shared. */
interface Bench {
  readonly clocks: TradeClocks;
  /** The deadlines as seen by another process. */
  openClocks(): Promise<TradeClocks>;
  addDue(tradeId: string, secondsAgo: number): Promise<void>;
  /** Its overdue deadline runs. */
  carryOut(tradeId: string): Promise<void>;
  pass(seconds: number): Promise<void>;
  close(): Promise<void>;
}

const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  async memory() {
    const floor = new MemoryMarket();
    return {
      clocks: floor.clocks,
      openClocks: async () => floor.clocks,
      addDue: async (tradeId, secondsAgo) => addDueTrade(floor, tradeId, secondsAgo),
      async carryOut(tradeId) {
        floor.tables.trades.delete(tradeId);
      },
      async pass(seconds) {
        floor.time += seconds * 1_000;
      },
      close: async () => undefined,
    };
  },
  async PostgreSQL() {
    const database = await cloneDatabase();
    const pools: DataSource[] = [];
    const openClocks = async () => {
      const pool = await createDataSource({ url: database.url }).initialize();
      pools.push(pool);
      return new PostgresTradeClocks(pool);
    };
    return {
      clocks: await openClocks(),
      openClocks,
      async addDue(tradeId, secondsAgo) {
        await database.query(
          `INSERT INTO deadline (aggregate, subject, kind, at)
           VALUES ('trade', $1, 'payment_window', clock_timestamp() - make_interval(secs => $2))
           ON CONFLICT (aggregate, subject, kind) DO UPDATE SET at = excluded.at`,
          [tradeId, secondsAgo],
        );
      },
      async carryOut(tradeId) {
        await pools[0]?.query(
          "UPDATE deadline SET done_at = clock_timestamp() WHERE subject = $1 AND done_at IS NULL",
          [tradeId],
        );
      },
      // Everything becomes this much older.
      async pass(seconds) {
        await database.query(
          `UPDATE deadline SET at = at - make_interval(secs => $1),
             leased_for = leased_for - make_interval(secs => $1),
             leased_until = leased_until - make_interval(secs => $1)`,
          [seconds],
        );
      },
      async close() {
        for (const pool of pools) await pool.destroy();
        await database.drop();
      },
    };
  },
};

for (const [name, open] of Object.entries(benches)) {
  describe(`clocks of trades on ${name}`, () => {
    let bench: Bench;
    beforeEach(async () => {
      bench = await open();
    });
    afterEach(() => bench.close());

    const idsOf = async (worker: string, most = 100) =>
      (await bench.clocks.lease(worker, most, 30)).map(({ tradeId }) => tradeId);

    it("go to one worker at a time, the most overdue first", async () => {
      for (const [id, secondsAgo] of [
        ["late", 20],
        ["latest", 30],
        ["new", 10],
        ["to come", -10],
      ] as const) {
        await bench.addDue(id, secondsAgo);
      }
      expect(await idsOf("one", 2)).to.deep.equal(["latest", "late"]);
      expect(await idsOf("two", 2)).to.deep.equal(["new"]);
      expect(await idsOf("one")).to.deep.equal([]);
    });

    it("of ten workers let each of 300 due trades be judged once", async () => {
      for (let index = 0; index < 300; index += 1) await bench.addDue(`trade${index}`, 300 - index);
      const judged: string[] = [];
      const desk = {
        async carryOutDue(tradeId: string) {
          judged.push(tradeId);
          await pause(20);
          await bench.carryOut(tradeId);
        },
      };
      const workers = await Promise.all(
        Array.from({ length: 10 }, async (_, index) => {
          const clocks = await bench.openClocks();
          return new RunDueDeadlines(clocks, desk, `worker${index}`);
        }),
      );
      for (let round = 0; round < 3; round += 1) {
        const errors = await Promise.all(workers.map((each) => each.execute()));
        expect(errors.flat()).to.deep.equal([]);
      }
      expect(judged).to.have.length(300);
      expect(new Set(judged).size).to.equal(300);
    });

    it("are free again when a worker died with them, and not sooner", async () => {
      await bench.addDue("orphan", 1);
      expect(await idsOf("dead")).to.deep.equal(["orphan"]);
      await bench.pass(28);
      expect(await idsOf("heir")).to.deep.equal([]);
      await bench.pass(3);
      expect(await idsOf("heir")).to.deep.equal(["orphan"]);
      // When it comes back, it does not end the other's lease.
      await bench.clocks.endLeases("dead", [{ tradeId: "orphan", pauseSeconds: undefined }]);
      expect(await idsOf("third")).to.deep.equal([]);
    });

    it("are left alone after a failure, by everybody, and count how often it was", async () => {
      await bench.addDue("bad", 1);
      const failed = { tradeId: "bad", pauseSeconds: 60 };
      for (const failures of [0, 1, 2]) {
        expect(await bench.clocks.lease("one", 100, 30)).to.deep.equal([
          { tradeId: "bad", failures },
        ]);
        await bench.clocks.endLeases("one", [failed]);
        await bench.pass(58);
        expect(await idsOf("two")).to.deep.equal([]);
        await bench.pass(3);
      }
    });

    it("begin anew when a command moved them", async () => {
      await bench.addDue("moved", 10);
      await idsOf("one");
      await bench.clocks.endLeases("one", [{ tradeId: "moved", pauseSeconds: 600 }]);
      await bench.addDue("moved", 5);
      expect(await bench.clocks.lease("two", 100, 30)).to.deep.equal([
        { tradeId: "moved", failures: 0 },
      ]);
    });
  });
}

describe("clocks of trades on PostgreSQL, beside commits", () => {
  it("leave alone what a change has locked, and wait for nobody", async () => {
    const database = await cloneDatabase();
    const pool = await createDataSource({ url: database.url }).initialize();
    const clocks = new PostgresTradeClocks(pool);
    const change = pool.createQueryRunner();
    try {
      await database.query(
        `INSERT INTO deadline (aggregate, subject, kind, at)
         SELECT 'trade', id, 'payment_window', clock_timestamp() - interval '1 s'
           FROM unnest(ARRAY['busy', 'free']) AS t (id)`,
      );
      await change.startTransaction();
      await change.query("UPDATE deadline SET done_at = clock_timestamp() WHERE subject = 'busy'");
      expect(await clocks.lease("one", 100, 30)).to.deep.equal([{ tradeId: "free", failures: 0 }]);
      await change.query("SELECT FROM deadline WHERE subject = 'free' FOR UPDATE");
      await clocks.endLeases("one", [{ tradeId: "free", pauseSeconds: undefined }]);
      await change.rollbackTransaction();
    } finally {
      await change.release();
      await pool.destroy();
      await database.drop();
    }
  });

  it("give a trade with two clocks that ran out to one worker", async () => {
    const database = await cloneDatabase();
    const pool = await createDataSource({ url: database.url }).initialize();
    const clocks = new PostgresTradeClocks(pool);
    try {
      await database.query(
        `INSERT INTO deadline (aggregate, subject, kind, at)
         SELECT 'trade', 'trade', kind, clock_timestamp() - interval '1 s' * ago
           FROM (VALUES ('payment_window', 2), ('extension', 1)) AS t (kind, ago)`,
      );
      expect(await clocks.lease("one", 100, 30)).to.have.length(1);
      expect(await clocks.lease("two", 100, 30)).to.have.length(0);
      // The first deadline ran, and its worker is still busy.
      await database.query(
        "UPDATE deadline SET done_at = clock_timestamp() WHERE kind = 'payment_window'",
      );
      expect(await clocks.lease("two", 100, 30)).to.have.length(0);
      await clocks.endLeases("one", [{ tradeId: "trade", pauseSeconds: undefined }]);
      expect(await clocks.lease("two", 100, 30)).to.have.length(1);
    } finally {
      await pool.destroy();
      await database.drop();
    }
  });
});
