import { join } from "node:path";
import { expect } from "chai";
import type { DataSource } from "typeorm";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import { ImpatientClient } from "../../../src/adapters/persistence/connection/impatient-client.ts";
import { isPassingTrouble } from "../../../src/adapters/persistence/connection/passing-trouble.ts";
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
    const client = new ImpatientClient();
    const broken = new Error("terminating connection due to unexpected postmaster exit");
    expect(() => client.emit("error", broken)).to.not.throw();
  });
});

describe("a link to the database that goes silent", () => {
  it("costs its connection: what comes next is served by another", async () => {
    const database = await cloneDatabase();
    const url = new URL(database.url);
    const proxy = await LinkProxy.open({
      path: join(url.searchParams.get("host") ?? "", ".s.PGSQL.5432"),
    });
    url.search = "";
    url.port = String(proxy.port);
    const behind = createDataSource({ url: url.href });
    const extra = { ...(behind.options as { extra?: object }).extra, query_timeout: 300 };
    behind.setOptions({ poolSize: 1, extra });
    await behind.initialize();
    try {
      const pidOf = () => behind.query<{ pid: number }[]>("SELECT pg_backend_pid() AS pid");
      const [first] = await pidOf();
      proxy.silence();
      const refusal = await pidOf().catch((error: unknown) => error);
      expect(isPassingTrouble(refusal), String(refusal)).to.equal(true);
      const [second] = await pidOf();
      expect(second?.pid).to.not.equal(first?.pid);
    } finally {
      await behind.destroy();
      await proxy.close();
      await database.drop();
    }
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
