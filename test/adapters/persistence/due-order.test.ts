import { expect } from "chai";
import { TestMarket, type Counter } from "../../support/test-market.ts";

/** More than one round takes. */
const backlog = 150;
const round = 100;

describe("the clocks that are due, under a backlog", () => {
  let floor: TestMarket;
  let counter: Counter;
  before(async () => {
    floor = await TestMarket.open();
    counter = await floor.openCounter();
    // The number of each says how many seconds it is due; they are written in another order.
    await floor.database.query(
      `INSERT INTO deadline (subject, kind, at)
       SELECT 'late' || lpad(n::text, 3, '0'), 'payment_window',
              clock_timestamp() - make_interval(secs => n)
         FROM generate_series(1, $1) n ORDER BY (n * 67) % 151`,
      [backlog],
    );
    await floor.database.query(
      `INSERT INTO deadline (subject, kind, at, done_at) VALUES
       ('done', 'payment_window', clock_timestamp() - interval '1 day', clock_timestamp()),
       ('soon', 'payment_window', clock_timestamp() + interval '1 day', NULL)`,
    );
  });
  after(() => floor.close());

  const names = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => `late${String(from - at).padStart(3, "0")}`);

  it("come with the one that has waited longest first, and never more than are asked for", async () => {
    expect(await counter.trades.listDue(round, [])).to.deep.equal(names(backlog, round));
  });

  it("make room for the next ones where some are left out", async () => {
    const leftOut = names(backlog, round);
    const rest = names(backlog - round, backlog - round);
    expect(await counter.trades.listDue(round, leftOut)).to.deep.equal(rest);
  });

  it("are neither those that were carried out nor those that have time", async () => {
    const all = await counter.trades.listDue(1_000, []);
    expect(all).to.deep.equal(names(backlog, backlog));
  });

  it("name a trade once, however many of its clocks are due", async () => {
    await floor.database.query(
      `INSERT INTO deadline (subject, kind, at)
       VALUES ('late150', 'proposal', clock_timestamp() - interval '1 hour')`,
    );
    const [first, second] = await counter.trades.listDue(3, []);
    expect([first, second]).to.deep.equal(["late150", "late149"]);
  });
});
