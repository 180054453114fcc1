import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { DataSource } from "typeorm";
import type { PublishedEvent } from "../../../src/application/ports/live-events.ts";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import { OutboxRelay } from "../../../src/adapters/persistence/outbox/outbox-relay.ts";
import { PostgresLiveEvents } from "../../../src/adapters/persistence/outbox/postgres-live-events.ts";
import { cloneDatabase, type TestDatabase } from "../../support/database.ts";

const people = ["ana", "ben", "cid"] as const;

describe("the people whom published events concern", () => {
  let database: TestDatabase;
  let pool: DataSource;
  let events: PostgresLiveEvents;
  let heard: Record<(typeof people)[number], PublishedEvent[]>;
  let stopHearing: (() => void)[];
  let written = 0;
  before(async () => {
    database = await cloneDatabase();
    pool = await createDataSource({ url: database.url }).initialize();
    events = new PostgresLiveEvents(pool, pool);
    await events.start();
  });
  beforeEach(() => {
    heard = { ana: [], ben: [], cid: [] };
    stopHearing = people.map((who) =>
      events.subscribe(who, {
        receive: (event) => heard[who].push(event),
        reset: () => undefined,
        end: () => undefined,
      }),
    );
  });
  afterEach(() => {
    for (const stop of stopHearing) stop();
  });
  after(async () => {
    await events.stop();
    await pool.destroy();
    await database.drop();
  });

  /** Writes events of every kind to these recipients, one after the other. Returns their ids. */
  const write = async (...recipients: readonly (readonly string[])[]) => {
    const ids: string[] = [];
    for (const each of recipients) {
      written += 1;
      const id = `about${String(written).padStart(5, "0")}`;
      const aggregate = ["trade", "chat", "feedback", "account"][written % 4];
      await database.query(
        `INSERT INTO outbox (aggregate, aggregate_id, seq, kind, recipients, at)
         VALUES ($1, $2, 1, 'something', $3, clock_timestamp())`,
        [aggregate, id, each],
      );
      ids.push(id);
    }
    return ids;
  };
  const publish = () => new OutboxRelay(pool).publish();
  const idsOf = (told: readonly PublishedEvent[]) => told.map(({ aggregateId }) => aggregateId);
  const hears = async (who: (typeof people)[number], count: number) => {
    for (let tries = 0; heard[who].length < count && tries < 500; tries += 1) await pause(20);
    return idsOf(heard[who]);
  };

  it("get each of theirs in order, and nothing else", async () => {
    const [first, second, third, fourth] = await write(
      ["ana", "ben"],
      ["ben"],
      ["ben", "ana"],
      ["cid"],
    );
    await publish();
    expect(await hears("cid", 1)).to.deep.equal([fourth]);
    expect(await hears("ben", 3)).to.deep.equal([first, second, third]);
    expect(await hears("ana", 2)).to.deep.equal([first, third]);
    const numbers = heard.ben.map(({ number }) => number);
    expect(numbers).to.deep.equal(numbers.toSorted((left, right) => left - right));
  });

  it("get what they missed, only their own, of any kind, from exactly where they were", async () => {
    const from = await events.newest();
    const own = await write(["ana", "ben"], ["ben", "ana"], ["ana", "ben"], ["ana"], ["ana"]);
    const others = await write(["ben", "cid"], ["cid", "ben"], ["ben", "cid"], ["cid"], ["cid"]);
    await publish();
    const missed = await events.since("ana", from, 100);
    expect(idsOf(missed)).to.deep.equal(own);
    const [, second] = missed;
    expect(idsOf(await events.since("ana", second?.number ?? 0, 2))).to.deep.equal(own.slice(2, 4));
    expect(idsOf(await events.since("cid", from, 100))).to.deep.equal(others);
    expect(await events.since("dan", from, 100)).to.deep.equal([]);
    expect(await hears("ana", own.length)).to.deep.equal(own);
    expect(await hears("cid", others.length)).to.deep.equal(others);
  });

  it("get what was published while nobody listened, without waiting for a new event", async () => {
    await database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE query LIKE 'LISTEN%' AND datname = current_database()`,
    );
    const ids = await write(["ana"], ["ana"]);
    await publish();
    expect(await hears("ana", 2)).to.deep.equal(ids);
  });

  it("get all of many events that were published at once", async () => {
    const count = 2_300;
    await database.query(
      `INSERT INTO outbox (aggregate, aggregate_id, seq, kind, recipients, at, publish_number)
       SELECT 'trade', 'much' || n, 1, 'paid', ARRAY['ana'], clock_timestamp(), newest.number + n
         FROM generate_series(1, $1) n, (SELECT max(publish_number) AS number FROM outbox) newest`,
      [count],
    );
    await database.query("SELECT pg_notify('published', '')");
    expect(await hears("ana", count)).to.have.length(count);
    expect(new Set(idsOf(heard.ana)).size).to.equal(count);
  });
});
