import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { DataSource } from "typeorm";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import { PostgresLiveEvents } from "../../../src/adapters/persistence/outbox/postgres-live-events.ts";
import { cloneDatabase, type TestDatabase } from "../../support/database.ts";

describe("listening for events", () => {
  let database: TestDatabase;
  let pool: DataSource;
  let events: PostgresLiveEvents;
  /** How many of the next connections are lost just as they begin to listen. */
  let failing = 0;
  before(async () => {
    database = await cloneDatabase();
    pool = await createDataSource({ url: database.url }).initialize();
    events = new PostgresLiveEvents({
      query: pool.query.bind(pool),
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
    // Time enough for a second one to come, where two were on their way.
    await pause(1_500);
    expect(await listeners()).to.have.length(1);
  });
});
