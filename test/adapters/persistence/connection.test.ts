import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { DataSource } from "typeorm";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import { isPassingTrouble } from "../../../src/adapters/persistence/connection/passing-trouble.ts";
import { pooledClient } from "../../../src/adapters/persistence/connection/pooled-client.ts";
import { expectOwnSchema, migrate } from "../../../src/adapters/persistence/migrations/migrate.ts";
import { migrations } from "../../../src/adapters/persistence/migrations/migrations.ts";
import { CannotStart } from "../../../src/application/ports/cannot-start.ts";
import { cloneDatabase, databaseUrl, type TestDatabase } from "../../support/database.ts";
import { LinkProxy } from "../../support/link-proxy.ts";

describe("the connection to the database", () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  before(async () => {
    database = await cloneDatabase();
    dataSource = await createDataSource({ url: database.url }).initialize();
  });
  after(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  it("has limits on the server for statements, locks and idle transactions", async () => {
    const rows = await dataSource.query<{ name: string; setting: string }[]>(
      `SELECT name, setting FROM pg_settings WHERE name IN
       ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`,
    );
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).to.deep.equal({
      statement_timeout: "3000",
      lock_timeout: "1000",
      idle_in_transaction_session_timeout: "2000",
    });
  });

  it("ends a statement that takes longer than its limit", async () => {
    const refusal = await dataSource.query("SELECT pg_sleep(10)").catch((error: unknown) => error);
    expect(refusal).to.have.property("code", "57014");
  });
});

describe("a connection that breaks while nobody holds it", () => {
  it("ends nothing but itself", () => {
    const client = new (pooledClient())();
    const broken = new Error("terminating connection due to unexpected postmaster exit");
    expect(() => client.emit("error", broken)).to.not.throw();
  });
});

describe("a link to the database that goes silent", () => {
  let database: TestDatabase;
  let proxy: LinkProxy;
  let behind: DataSource;
  const pidOf = () => behind.query<{ pid: number }[]>("SELECT pg_backend_pid() AS pid");
  const open = async (poolSize: number) => {
    const url = new URL(database.url);
    const host = url.searchParams.get("host") ?? "";
    proxy = await LinkProxy.open({ path: join(host, ".s.PGSQL.5432") });
    url.search = "";
    url.port = String(proxy.port);
    behind = createDataSource({ url: url.href });
    const extra = { ...(behind.options as { extra?: object }).extra, query_timeout: 300 };
    await behind.setOptions({ poolSize, extra }).initialize();
  };
  before(async () => {
    database = await cloneDatabase();
  });
  afterEach(async () => {
    await behind.destroy();
    await proxy.close();
  });
  after(() => database.drop());

  it("costs its connection: what comes next is served by another", async () => {
    await open(1);
    const [first] = await pidOf();
    proxy.silence();
    const refusal = await pidOf().catch((error: unknown) => error);
    expect(isPassingTrouble(refusal), String(refusal)).to.equal(true);
    const [second] = await pidOf();
    expect(second?.pid).to.not.equal(first?.pid);
  });

  it("costs all connections that nobody uses: only the first who comes waits in vain", async () => {
    await open(4);
    const used = await Promise.all([1, 2, 3, 4].map(pidOf));
    expect(new Set(used.map(([row]) => row?.pid))).to.have.length(4);
    proxy.silence();
    expect(await pidOf().catch(() => "in vain")).to.equal("in vain");
    for (let time = 0; time < 4; time += 1) await pidOf();
  });

  it("costs none that was heard of since", async () => {
    await open(4);
    await Promise.all([1, 2, 3, 4].map(pidOf));
    proxy.silence();
    const inVain = [pidOf().catch(() => "in vain")];
    await pause(150);
    inVain.push(pidOf().catch(() => "in vain"));
    expect(await inVain[0]).to.equal("in vain");
    const [fresh] = await pidOf();
    expect(await inVain[1]).to.equal("in vain");
    const [again] = await pidOf();
    expect(again?.pid).to.equal(fresh?.pid);
  });

  it("costs none that somebody uses, though he waits for nothing just then", async () => {
    await open(2);
    await behind.transaction(async (transaction) => {
      await transaction.query("SELECT 1");
      const late = await behind.query("SELECT pg_sleep(1)").catch((error: unknown) => error);
      expect(isPassingTrouble(late), String(late)).to.equal(true);
      await transaction.query("SELECT 1");
    });
  });
});

describe("migrations", () => {
  let database: TestDatabase;
  before(async () => {
    database = await cloneDatabase();
  });
  after(() => database.drop());

  it("run in the order of their time stamps", () => {
    const names = migrations.map((Each) => new Each().name.slice(-13));
    expect(names).to.deep.equal(names.toSorted());
  });

  it("are applied once, also when four processes start together", async () => {
    await database.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
    await Promise.all(
      [1, 2, 3, 4].map(() => migrate({ url: database.ownerUrl }, { url: database.url })),
    );
    const rows = await database.query("SELECT name FROM migration");
    expect(rows).to.have.length(migrations.length);
  });

  it("are left undone by commands that only look, which refuse an older and a newer schema", async () => {
    const other = await cloneDatabase();
    const look = () =>
      expectOwnSchema({ url: other.ownerUrl }).then(
        () => "looked",
        (error: unknown) => (error instanceof CannotStart ? "refused" : error),
      );
    const newest = "(SELECT max(timestamp) FROM migration)";
    expect(await look()).to.equal("looked");
    await other.query(`INSERT INTO migration (timestamp, name) SELECT ${newest} + 1, 'Later'`);
    expect(await look(), "newer").to.equal("refused");
    await other.query(`DELETE FROM migration WHERE name = 'Later'`);
    await other.query(`DELETE FROM migration WHERE timestamp = ${newest}`);
    expect(await look(), "older").to.equal("refused");
    await other.query("DROP TABLE migration");
    expect(await look(), "empty").to.equal("refused");
    await other.drop();
  });

  it("end the start with one sentence when there is no such database", async () => {
    const refusal = await migrate({ url: databaseUrl("nowhere") }).catch((error: unknown) => error);
    expect(refusal).to.be.instanceOf(CannotStart);
  });
});
