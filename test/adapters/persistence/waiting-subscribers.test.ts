import { expect } from "chai";
import type { DataSource } from "typeorm";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import type { DurableSubscriber } from "../../../src/adapters/persistence/outbox/durable-subscriber.ts";
import { DurableSubscription } from "../../../src/adapters/persistence/outbox/durable-subscription.ts";
import { BackgroundNumbers } from "../../../src/adapters/persistence/health/background-numbers.ts";
import { OutboxRelay } from "../../../src/adapters/persistence/outbox/outbox-relay.ts";
import { WaitingSubscribers } from "../../../src/adapters/persistence/outbox/waiting-subscribers.ts";
import { cloneDatabase, type TestDatabase } from "../../support/database.ts";

const names = ["mail", "log"];
const silent = { parked: () => undefined, missed: () => undefined };

describe("a subscriber waits for its round", () => {
  let database: TestDatabase;
  let pool: DataSource;
  let waiting: WaitingSubscribers;
  let isBad: boolean;
  beforeEach(async () => {
    database = await cloneDatabase();
    pool = await createDataSource({ url: database.url }).initialize();
    waiting = new WaitingSubscribers(pool, "one");
    isBad = false;
  });
  afterEach(async () => {
    await pool.destroy();
    await database.drop();
  });

  const round = async (name: string, worker = "one") => {
    const subscriber: DurableSubscriber = {
      name,
      act: () => (isBad ? Promise.reject(new Error("no")) : Promise.resolve()),
    };
    await new DurableSubscription(pool, subscriber, worker, silent, 60).round();
  };
  const publish = async () => {
    await database.query(
      `INSERT INTO outbox (aggregate, aggregate_id, seq, kind, recipients, at)
       SELECT 'trade', 'trade01', 1 + count(*), 'paid', ARRAY['trader01'], clock_timestamp() FROM outbox`,
    );
    await new OutboxRelay(pool).publish();
  };
  const among = async () => (await waiting.among(names)).toSorted();

  it("before it is registered", async () => {
    expect(await among()).to.deep.equal(["log", "mail"]);
    await round("mail");
    expect(await among()).to.deep.equal(["log"]);
  });

  it("where something was published since, and not once it has seen that", async () => {
    for (const name of names) await round(name);
    expect(await among()).to.deep.equal([]);
    await publish();
    await round("log");
    expect(await among()).to.deep.equal(["mail"]);
    await round("mail");
    expect(await among()).to.deep.equal([]);
  });

  it("where an event that failed is due again", async () => {
    for (const name of names) await round(name);
    await publish();
    await round("log");
    isBad = true;
    await round("mail");
    expect(await among()).to.deep.equal([]);
    await database.query("UPDATE subscriber_event SET again_at = clock_timestamp()");
    expect(await among()).to.deep.equal(["mail"]);
    await database.query("UPDATE subscriber_event SET parked_at = clock_timestamp()");
    expect(await among()).to.deep.equal([]);
  });

  it("where this process is to renew it, and where the process that had it is gone", async () => {
    await round("mail");
    await round("log", "another");
    await publish();
    await round("mail");
    expect(await among()).to.deep.equal([]);
    const runsOutIn = (seconds: number) =>
      database.query(
        "UPDATE subscriber SET leased_until = clock_timestamp() + make_interval(secs => $1)",
        [seconds],
      );
    await runsOutIn(14);
    expect(await among()).to.deep.equal(["mail"]);
    await runsOutIn(0);
    expect(await among()).to.deep.equal(["log", "mail"]);
    await runsOutIn(30);
    await database.query("UPDATE subscriber SET leased_by = NULL WHERE name = 'log'");
    expect(await among()).to.deep.equal(["log"]);
  });

  it("without reading events, however many there are", async () => {
    await database.query(
      `INSERT INTO outbox (aggregate, aggregate_id, seq, kind, recipients, at, publish_number)
       SELECT 'trade', 'trade01', n, 'paid', '{}', clock_timestamp(), n FROM generate_series(1, 20000) n`,
    );
    await database.query("ANALYZE outbox");
    for (const name of names) await round(name);
    const runner = pool.createQueryRunner();
    await runner.startTransaction();
    try {
      expect(await new WaitingSubscribers(runner, "one").among(names)).to.deep.equal([]);
      await new BackgroundNumbers(runner).read();
      const [scans] = (await runner.query(
        "SELECT seq_tup_read::integer AS rows FROM pg_stat_xact_user_tables WHERE relname = 'outbox'",
      )) as { rows: number }[];
      expect(scans).to.deep.equal({ rows: 0 });
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  });
});
