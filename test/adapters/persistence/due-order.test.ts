import { expect } from "chai";
import type { DataSource } from "typeorm";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import { PostgresTradeClocks } from "../../../src/adapters/persistence/trade/postgres-trade-clocks.ts";
import { cloneDatabase, type TestDatabase } from "../../support/database.ts";

/** More than one round processes. */
const backlog = 150;
const round = 100;
const seconds = 60;

describe("overdue deadlines, with a backlog", () => {
  let database: TestDatabase;
  let pool: DataSource;
  let clocks: PostgresTradeClocks;
  beforeEach(async () => {
    database = await cloneDatabase();
    pool = await createDataSource({ url: database.url }).initialize();
    clocks = new PostgresTradeClocks(pool);
    // The number of each is how many seconds it is overdue; they are written in another order.
    await database.query(
      `INSERT INTO deadline (subject, kind, at)
       SELECT 'late' || lpad(n::text, 3, '0'), 'payment_window',
              clock_timestamp() - make_interval(secs => n)
         FROM generate_series(1, $1) n ORDER BY (n * 67) % 151`,
      [backlog],
    );
    await database.query(
      `INSERT INTO deadline (subject, kind, at, done_at) VALUES
       ('done', 'payment_window', clock_timestamp() - interval '1 day', clock_timestamp()),
       ('soon', 'payment_window', clock_timestamp() + interval '1 day', NULL)`,
    );
  });
  afterEach(async () => {
    await pool.destroy();
    await database.drop();
  });

  const leased = async (worker: string, most: number) =>
    (await clocks.lease(worker, most, seconds)).map(({ tradeId }) => tradeId);
  const names = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => `late${String(from - at).padStart(3, "0")}`);

  it("come longest waiting first, and never more than requested", async () => {
    expect(await leased("one", round)).to.deep.equal(names(backlog, round));
    expect(await leased("two", round)).to.deep.equal(names(backlog - round, backlog - round));
    expect(await leased("three", round)).to.deep.equal([]);
  });

  it("are neither those that were carried out nor those that have time", async () => {
    expect(await leased("one", 1_000)).to.deep.equal(names(backlog, backlog));
  });

  it("make room for the next ones while failed ones pause", async () => {
    const failed = await leased("one", round);
    const ended = failed.map((tradeId) => ({ tradeId, pauseSeconds: 600 }));
    await clocks.endLeases("one", ended);
    expect(await leased("one", round)).to.deep.equal(names(backlog - round, backlog - round));
  });

  it("count a trade once, by its earliest deadline", async () => {
    await database.query(
      `INSERT INTO deadline (subject, kind, at) VALUES
       ('late010', 'proposal', clock_timestamp() - interval '1 hour'),
       ('late020', 'proposal', clock_timestamp() - interval '1 second')`,
    );
    const all = await leased("one", 1_000);
    expect(all).to.have.length(backlog);
    expect(all.slice(0, 2)).to.deep.equal(["late010", "late150"]);
    expect(all.indexOf("late020")).to.equal(all.indexOf("late021") + 1);
  });
});
