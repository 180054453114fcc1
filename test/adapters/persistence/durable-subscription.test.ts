import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { DataSource } from "typeorm";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import { PostgresExpiredRows } from "../../../src/adapters/persistence/housekeeping/postgres-expired-rows.ts";
import type {
  DurableSubscriber,
  SubscribedEvent,
} from "../../../src/adapters/persistence/outbox/durable-subscriber.ts";
import { DurableSubscription } from "../../../src/adapters/persistence/outbox/durable-subscription.ts";
import { cloneDatabase, type TestDatabase } from "../../support/database.ts";
import { notedPlaces, publishFor } from "../../support/published-events.ts";

describe("durable subscribers", () => {
  let database: TestDatabase;
  let pool: DataSource;
  let parked: [string, number][];
  let missed: [string, number][];
  beforeEach(async () => {
    database = await cloneDatabase();
    pool = await createDataSource({ url: database.url }).initialize();
    [parked, missed] = [[], []];
  });
  afterEach(async () => {
    await pool.destroy();
    await database.drop();
  });

  const reports = {
    parked: (name: string, event: SubscribedEvent) => void parked.push([name, event.number]),
    missed: (name: string, events: number) => void missed.push([name, events]),
  };
  const run = (subscriber: DurableSubscriber, worker = "one") =>
    new DurableSubscription(pool, subscriber, worker, reports, 0);

  const publish = async (...trades: string[]) => publishFor(database, pool, trades);
  const rowOf = async (name: string) => {
    const [row] = await database.query<{ cursor: string; missed: string }>(
      "SELECT cursor, missed FROM subscriber WHERE name = $1",
      [name],
    );
    return row && { cursor: Number(row.cursor), missed: Number(row.missed) };
  };

  /** Records what it receives; fails for some trades. */
  const listener = (name: string, isBad: (event: SubscribedEvent) => boolean = () => false) => {
    const heard: string[] = [];
    const subscriber: DurableSubscriber = {
      name,
      async act(event) {
        if (isBad(event)) throw new Error("no");
        heard.push(`${event.aggregateId}:${event.seq}`);
      },
    };
    return { heard, subscriber };
  };

  it("hear of what is published from their beginning on, in order, and go on where they were", async () => {
    await publish("before");
    const { heard, subscriber } = listener("mail");
    await run(subscriber).round();
    await publish("a", "b", "a");
    await run(subscriber).round();
    await run(subscriber).round();
    expect(heard).to.deep.equal(["a:1", "b:1", "a:2"]);
    expect(await rowOf("mail")).to.deep.equal({ cursor: 4, missed: 0 });
  });

  it("pass over what they do nothing with, all of it in one write", async () => {
    const { heard, subscriber } = listener("mail");
    const wants = ({ aggregateId }: SubscribedEvent) => aggregateId === "a";
    const subscription = run({ ...subscriber, wants });
    await subscription.round();
    const places = await notedPlaces(database, "mail");
    await publish("b", "c", "a", "b", "c", "d");
    await subscription.round();
    expect(heard).to.deep.equal(["a:1"]);
    expect(await places()).to.deep.equal([3, 6]);
  });

  it("take out what waits for a repetition, and they no longer do anything with", async () => {
    let isBad = true;
    const { heard, subscriber } = listener("mail", () => isBad);
    await run(subscriber).round();
    await publish("a", "a");
    await run(subscriber).round();
    isBad = false;
    const subscription = run({ ...subscriber, wants: () => false });
    await subscription.round();
    await subscription.round();
    expect(heard).to.deep.equal([]);
    const left = await database.query("SELECT FROM subscriber_event");
    expect(left).to.have.length(0);
  });

  it("are asked about a whole batch at once, and keep what follows a failure of the batch behind it", async () => {
    let fails = true;
    const { heard, subscriber } = listener(
      "mail",
      ({ aggregateId }) => fails && aggregateId === "b",
    );
    await run(subscriber).round();
    await publish("a", "b", "c", "b", "a");
    const asked: string[] = [];
    const query = pool.query.bind(pool);
    pool.query = ((sql: string, parameters?: unknown[]) => {
      asked.push(sql);
      return query(sql, parameters);
    }) as typeof pool.query;
    await run(subscriber).round();
    expect(heard).to.deep.equal(["a:1", "c:1", "a:2"]);
    const reads = asked.filter((sql) => /^\s*SELECT/.test(sql));
    expect(reads, reads.join("\n")).to.have.length(2);
    fails = false;
    for (let rounds = 0; rounds < 2; rounds += 1) await run(subscriber).round();
    expect(heard).to.deep.equal(["a:1", "c:1", "a:2", "b:1", "b:2"]);
  });

  it("leave what fails for later with all that follows of the same thing, and go on with the rest", async () => {
    let isMended = false;
    const { heard, subscriber } = listener(
      "mail",
      ({ aggregateId }) => aggregateId === "bad" && !isMended,
    );
    await run(subscriber).round();
    await publish("bad", "good", "bad", "good");
    await run(subscriber).round();
    expect(heard).to.deep.equal(["good:1", "good:2"]);
    await run(subscriber).round();
    isMended = true;
    for (let round = 0; round < 3; round += 1) await run(subscriber).round();
    expect(heard).to.deep.equal(["good:1", "good:2", "bad:1", "bad:2"]);
    expect(parked).to.deep.equal([]);
  });

  it("park an event after ten failures, tell it, and go on with what follows", async () => {
    const { heard, subscriber } = listener("mail", ({ seq }) => seq === 1);
    await run(subscriber).round();
    await publish("a", "a");
    for (let round = 0; round < 10; round += 1) await run(subscriber).round();
    expect(parked).to.deep.equal([["mail", 1]]);
    await run(subscriber).round();
    expect(heard).to.deep.equal(["a:2"]);
    expect(parked).to.have.length(1);
  });

  it("run in one process at a time, and in another once that died", async () => {
    const { heard, subscriber } = listener("mail");
    const [one, two] = [run(subscriber), run(subscriber, "two")];
    await one.round();
    await publish("a");
    await two.round();
    expect(heard).to.deep.equal([]);
    await database.query("UPDATE subscriber SET leased_until = clock_timestamp()");
    await two.round();
    expect(heard).to.deep.equal(["a:1"]);
    await two.release();
    await publish("b");
    await one.round();
    expect(heard).to.deep.equal(["a:1", "b:1"]);
  });

  it("whose lease is gone while they act note nothing, and leave the rest to the other", async () => {
    const { subscriber: other, heard } = listener("mail");
    let isLost = true;
    const slow: DurableSubscriber = {
      name: "mail",
      async act() {
        if (isLost) await database.query("UPDATE subscriber SET leased_by = 'two'");
        isLost = false;
      },
    };
    await run(slow).round();
    await publish("a", "b");
    await run(slow).round();
    expect(await rowOf("mail")).to.include({ cursor: 0 });
    await run(other, "two").round();
    expect(heard).to.deep.equal(["a:1", "b:1"]);
  });

  it("that are slow or dead delay nobody", async () => {
    const { heard, subscriber } = listener("quick");
    let goOn: () => void = () => undefined;
    const slow: DurableSubscriber = {
      name: "slow",
      act: () => new Promise((resolve) => void (goOn = resolve)),
    };
    const dead = listener("dead");
    await Promise.all([run(subscriber).round(), run(slow).round(), run(dead.subscriber).round()]);
    await publish("a", "b");
    const waiting = run(slow).round();
    await run(subscriber).round();
    expect(heard).to.deep.equal(["a:1", "b:1"]);
    while ((await rowOf("slow"))?.cursor !== 2) {
      goOn();
      await pause(5);
    }
    await waiting;
    expect(await rowOf("dead")).to.include({ cursor: 0 });
  });

  it("keep events that they have not seen, for a month, and say what they missed then", async () => {
    const { heard, subscriber } = listener("dead");
    const week = 7 * 86_400;
    await run(subscriber).round();
    await publish("a", "b", "c");
    const remove = () => new PostgresExpiredRows(pool).removeSome("published-event", week, 100);
    // However old they are: the events of a demo's made-up past are published long after they were.
    await database.query(
      "UPDATE outbox SET at = clock_timestamp() - interval '90 days' WHERE publish_number < 3",
    );
    const silentFor = (days: number) =>
      database.query(
        "UPDATE subscriber SET advanced_at = clock_timestamp() - make_interval(days => $1)",
        [days],
      );
    await silentFor(29);
    expect(await remove()).to.equal(0);
    await silentFor(31);
    expect(await remove()).to.equal(2);
    await run(subscriber).round();
    expect([heard, missed]).to.deep.equal([["c:1"], [["dead", 2]]]);
    expect(await rowOf("dead")).to.deep.equal({ cursor: 3, missed: 2 });
  });
});
