import { expect } from "chai";
import { PostgresHeartbeat } from "../../../src/adapters/persistence/health/postgres-heartbeat.ts";
import type { Actor } from "../../../src/application/actor/actor.ts";
import { money } from "../../../src/domain/money/money.ts";
import { patientStartPolicy } from "../../support/patient-start-policy.ts";
import { for100, TestMarket, type Counter } from "../../support/test-market.ts";

interface OutageRow {
  readonly part: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

describe("signs of life of the platform", () => {
  let market: TestMarket;
  let counters: readonly Counter[];
  let offerId: string;
  let buyer: Actor;
  before(async () => {
    market = await TestMarket.open(patientStartPolicy);
    counters = await Promise.all([1, 2, 3, 4].map(() => market.openCounter()));
    const seller = await market.addTrader();
    await market.fund(counter(), seller, money("BTC", 100_000_000n));
    offerId = await market.addSellOffer(seller);
    buyer = await market.addTrader();
  });
  afterEach(() => market.database.query("DELETE FROM heartbeat"));
  afterEach(() => market.database.query("DELETE FROM outage"));
  after(() => market.close());

  const counter = () => counters[0]!;
  const heart = ({ pool }: Counter = counter()) => new PostgresHeartbeat(pool);
  const query = <Row>(sql: string, values: readonly unknown[] = []) =>
    market.database.query<Row>(sql, [...values]);
  const outages = () => query<OutageRow>("SELECT * FROM outage ORDER BY starts_at");
  const lastBeat = async (part = "work") => {
    const [row] = await query<{ at: Date }>("SELECT at FROM heartbeat WHERE part = $1", [part]);
    return row!.at;
  };
  /** As if the last signs of life had been this much earlier. */
  const beSilent = (seconds: number) =>
    query(
      `UPDATE heartbeat SET at = at - make_interval(secs => $1),
                            silent_at = silent_at - make_interval(secs => $1)`,
      [seconds],
    );
  /** A trade whose time to pay ends in so many seconds. */
  const started = async (seconds: number) => {
    const trade = await counter().startTrade.execute(buyer, for100(offerId));
    if (!trade.ok) throw new Error(trade.refusal.code);
    const id = trade.value;
    await query("UPDATE trade SET started_at = started_at - interval '2 hours' WHERE id = $1", [
      id,
    ]);
    await query(
      "UPDATE deadline SET at = clock_timestamp() + make_interval(secs => $2) WHERE subject = $1",
      [id, seconds],
    );
    return id;
  };
  const loaded = async (id: string) => (await counter().trades.load(id))!.trade;
  const runDue = async () => {
    for (const each of counters) expect(await each.runDueDeadlines.execute()).to.deep.equal([]);
  };

  it("record no outage where each comes in time, nor for a part that was never there", async () => {
    await heart().beat("work", 60);
    await beSilent(59);
    await heart().beat("work", 60);
    await heart().beat("pages", 60);
    expect(await outages()).to.deep.equal([]);
    await beSilent(30);
    const ages = await heart().ages();
    expect(ages.map(([part]) => part)).to.deep.equal(["pages", "work"]);
    for (const [, seconds] of ages) expect(seconds).to.be.within(30, 90);
  });

  it("record an outage once, from the last one before to the first after, whoever comes back", async () => {
    await heart().beat("work", 60);
    await heart().beat("pages", 60);
    await beSilent(600);
    const from = await lastBeat();
    await Promise.all([...counters, ...counters].map((each) => heart(each).beat("work", 60)));
    const rows = await outages();
    expect(rows).to.have.length(1);
    expect(rows[0]).to.deep.include({ part: "work", starts_at: from });
    const lasted = (rows[0]!.ends_at.getTime() - from.getTime()) / 1_000;
    expect(lasted).to.be.within(600, 660);
    expect((await lastBeat()).getTime()).to.be.at.least(rows[0]!.ends_at.getTime());
  });

  it("go by the silence that was allowed when they were given", async () => {
    await heart().beat("work", 3_600);
    await beSilent(600);
    await heart().beat("work", 60);
    expect(await outages()).to.deep.equal([]);
    await beSilent(600);
    await heart().beat("work", 3_600);
    expect(await outages()).to.have.length(1);
  });

  it("take no outage from a clock that was set back", async () => {
    await heart().beat("work", 60);
    await beSilent(-7_200);
    await heart().beat("work", 60);
    expect(await outages()).to.deep.equal([]);
    expect((await lastBeat()).getTime()).to.be.at.most(Date.now() + 60_000);
    // As if it had been ahead when an outage was recorded: that time has not been yet.
    await query(
      `INSERT INTO outage VALUES ('work', clock_timestamp() - interval '1 minute',
                                  clock_timestamp() + interval '1 day')`,
    );
    expect((await counter().trades.load(await started(600)))!.pauses).to.equal(undefined);
  });

  it("keep a clock from running out before the first of them after an outage is given", async () => {
    await heart().beat("work", 60);
    await beSilent(600);
    // Ran out in the middle of the outage: the start of a worker finds it before it beats.
    const id = await started(-300);
    const { payment_window: due = 0 } = (await loaded(id)).deadlines;
    await runDue();
    expect((await loaded(id)).deadlines.payment_window).to.equal(due);
    await Promise.all(counters.map((each) => heart(each).beat("work", 60)));
    const [outage] = await outages();
    await runDue();
    const after = await loaded(id);
    expect(after.status).to.equal("active_funded");
    const lasted = outage!.ends_at.getTime() - outage!.starts_at.getTime();
    expect(after.deadlines.payment_window! - due).to.be.within(lasted - 2, lasted + 2);
    await runDue();
    expect(await loaded(id)).to.deep.equal(after);
  });

  it("let run out what was over before the outage, and a clock that is over after it", async () => {
    await heart().beat("work", 60);
    await beSilent(600);
    const [early, late] = [await started(-700), await started(-300)];
    await heart().beat("work", 60);
    await runDue();
    expect((await loaded(early)).status).to.equal("expired");
    expect((await loaded(late)).status).to.equal("active_funded");
    await query("UPDATE deadline SET at = clock_timestamp() WHERE subject = $1", [late]);
    await runDue();
    expect((await loaded(late)).status).to.equal("expired");
  });
});
