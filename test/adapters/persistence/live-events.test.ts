import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { DataSource } from "typeorm";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import type { EventPlace, PublishedEvent } from "../../../src/application/ports/live-events.ts";
import { PostgresLiveEvents } from "../../../src/adapters/persistence/outbox/postgres-live-events.ts";
import { appRole } from "../../../src/adapters/persistence/migrations/app-role.ts";
import { cloneDatabase, type TestDatabase } from "../../support/database.ts";

describe("listening for events", () => {
  let database: TestDatabase;
  let pool: DataSource;
  let events: PostgresLiveEvents;
  /** How many of the next connections break just as they start to listen. */
  let failing = 0;
  before(async () => {
    database = await cloneDatabase();
    pool = await createDataSource({ url: database.url }).initialize();
    events = new PostgresLiveEvents(pool, {
      createQueryRunner: () => {
        const runner = pool.createQueryRunner();
        const ask = runner.query.bind(runner) as (sql: string) => Promise<unknown>;
        const lose = async (sql: string) => {
          if (sql.startsWith("LISTEN") && failing > 0) {
            failing -= 1;
            const [row] = (await ask("SELECT pg_backend_pid() AS pid")) as { pid: number }[];
            await end(row?.pid ?? 0);
          }
          return ask(sql);
        };
        runner.query = lose as typeof runner.query;
        return runner;
      },
    });
    await events.start();
  });
  after(async () => {
    await events.stop();
    await pool.destroy();
    await database.drop();
  });

  const end = (pid: number) => database.query("SELECT pg_terminate_backend($1)", [pid]);
  const listeners = () =>
    database.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
    );

  it("goes on with one connection, however often it was lost while it began", async () => {
    failing = 3;
    const [first] = await listeners();
    await end(first?.pid ?? 0);
    while (failing > 0 || (await listeners()).length === 0) await pause(50);
    // Enough time for a second one to arrive, if there were two.
    await pause(1_500);
    expect(await listeners()).to.have.length(1);
  });

  it("tells those who listen that numbers count anew, once they do, and what comes then", async () => {
    const published = (number: number) =>
      database.query(
        `INSERT INTO outbox (aggregate, aggregate_id, seq, kind, recipients, at, publish_number)
         VALUES ('trade', 't', $1::int, 'paid', ARRAY['ana'], clock_timestamp(), $1::int)`,
        [number],
      );
    const heard: (EventPlace | PublishedEvent)[] = [];
    const stop = events.subscribe("ana", {
      receive: (event) => heard.push(event),
      reset: (place) => heard.push(place),
      end: () => undefined,
    });
    const before = events.place()?.epoch;
    expect(before).to.match(/^[0-9a-f]{12}$/);
    await published(70);
    await end((await listeners())[0]?.pid ?? 0);
    while (heard.length === 0) await pause(20);
    expect(heard).to.have.length(1).and.have.nested.property("0.number", 70);
    expect(events.place()).to.deep.equal({ epoch: before, number: 70 });

    // As after a restore: the same rows, but fewer, in another table.
    await database.query("CREATE TABLE restored (LIKE outbox INCLUDING ALL)");
    await database.query(`GRANT SELECT ON restored TO ${appRole}`);
    await database.query("DROP TABLE outbox CASCADE");
    await database.query("ALTER TABLE restored RENAME TO outbox");
    await published(40);
    await end((await listeners())[0]?.pid ?? 0);
    while (heard.length === 1) await pause(20);
    expect(events.place()?.epoch).to.not.equal(before);
    expect(heard[1]).to.deep.equal(events.place()).and.to.include({ number: 40 });
    await published(41);
    await database.query("SELECT pg_notify('published', '')");
    while (heard.length === 2) await pause(20);
    expect(heard[2]).to.include({ number: 41, kind: "paid" });
    stop();
  });
});
