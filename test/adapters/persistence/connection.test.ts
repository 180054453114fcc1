import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { DataSource } from "typeorm";
import {
  createAuditDataSource,
  createDataSource,
} from "../../../src/adapters/persistence/connection/data-source.ts";
import {
  endsConnection,
  isPassingTrouble,
} from "../../../src/adapters/persistence/connection/passing-trouble.ts";
import { pooledClient } from "../../../src/adapters/persistence/connection/pooled-client.ts";
import { appRole } from "../../../src/adapters/persistence/migrations/app-role.ts";
import { expectOwnSchema, migrate } from "../../../src/adapters/persistence/migrations/migrate.ts";
import { migrations } from "../../../src/adapters/persistence/migrations/migrations.ts";
import { CannotStart } from "../../../src/application/ports/cannot-start.ts";
import { cloneDatabase, databaseUrl, type TestDatabase } from "../../support/database.ts";
import { patient } from "../../support/running/time-limits.ts";
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

  it("compiles no statement for the machine, for whoever connects", async () => {
    const reader = await createDataSource({ url: database.url, actingAs: appRole }).initialize();
    const auditor = await createAuditDataSource({ url: database.url }, 1).initialize();
    for (const each of [dataSource, reader, auditor]) {
      expect(await each.query("SHOW jit")).to.deep.equal([{ jit: "off" }]);
    }
    await Promise.all([reader.destroy(), auditor.destroy()]);
  });

  it("ends a statement that takes longer than its limit", async () => {
    const refusal = await dataSource.query("SELECT pg_sleep(10)").catch((error: unknown) => error);
    expect(refusal).to.have.property("code", "57014");
  });
});

describe("a server that only reads since another took over", () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  before(async () => {
    database = await cloneDatabase();
  });
  after(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  it("costs the connections that lead to it: once another writes, the next command does", async () => {
    const name = new URL(database.url).pathname.slice(1);
    const write = () =>
      dataSource.transaction(async (transaction) => {
        await transaction.query("INSERT INTO outbox_probe VALUES (1)");
        const [row] = await transaction.query<{ pid: number }[]>("SELECT pg_backend_pid() AS pid");
        return row?.pid;
      });
    await database.query("CREATE TABLE outbox_probe (number int)");
    await database.query(`GRANT INSERT ON outbox_probe TO ${appRole}`);
    await database.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    dataSource = createDataSource({ url: database.url });
    await dataSource.setOptions({ poolSize: 4 }).initialize();
    const pids = await Promise.all(
      [1, 2, 3, 4].map(() => dataSource.query("SELECT pg_sleep(0.1), pg_backend_pid()")),
    );
    expect(pids).to.have.length(4);
    const refusal = await write().catch((error: unknown) => error);
    expect(refusal).to.have.property("code", "25006");
    expect(isPassingTrouble(refusal)).to.equal(true);
    await database.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
    // All four were open before: each of them would refuse.
    const wrote = await Promise.all([1, 2, 3, 4].map(write));
    expect(wrote).to.have.length(4);
    expect(await database.query("SELECT count(*)::int AS count FROM outbox_probe")).to.deep.equal([
      { count: 4 },
    ]);
  });
});

describe("what tells of the database, not of what was asked of it", () => {
  const passing: Readonly<Record<string, readonly string[]>> = {
    "a broken connection": ["08000", "08003", "08006", "08001", "08004", "08P01"],
    "too little of something": ["53000", "53100", "53200", "53300", "53400"],
    "a shutdown, a crash, a start": ["57P01", "57P02", "57P03", "57P04", "57P05"],
    "a server that only reads": ["25006"],
    "a transaction that ended": ["25P02", "25P03", "25P04"],
    "something that took too long": ["57014", "55P03"],
    "neighbours in the way": ["40001", "40P01"],
    "a failing disk": ["58000", "58030"],
    "nobody at the address": ["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EAI_AGAIN", "EHOSTDOWN"],
  };
  const ending = ["08006", "57P01", "57P03", "25006", "25P02", "25P03", "25P04"];
  const coded = (code: string) =>
    Object.assign(new Error("in the words of any language"), { code });

  for (const [what, codes] of Object.entries(passing)) {
    it(`is ${what}: ${codes.join(", ")}`, () => {
      for (const code of codes) expect(isPassingTrouble(coded(code)), code).to.equal(true);
    });
  }

  it("is not a fault of the statement, nor of the data", () => {
    const own = ["23505", "23514", "42601", "42P01", "42501", "22P02", "25001", "26000", "P0001"];
    for (const code of own) {
      expect(isPassingTrouble(coded(code)), code).to.equal(false);
      expect(endsConnection(coded(code)), code).to.equal(false);
    }
    expect(isPassingTrouble(new Error("Connection pools are nice"))).to.equal(false);
    expect(isPassingTrouble("08006")).to.equal(false);
  });

  it("costs the connection where nothing more can be had from it, and else not", () => {
    const all = Object.values(passing).flat();
    for (const code of ending) expect(endsConnection(coded(code)), code).to.equal(true);
    const kept = ["53100", "53200", "57014", "55P03", "40001", "40P01", "58030"];
    expect(all).to.include.members([...ending, ...kept]);
    for (const code of kept) expect(endsConnection(coded(code)), code).to.equal(false);
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
  let answerMs: number;
  const pidOf = () => behind.query<{ pid: number }[]>("SELECT pg_backend_pid() AS pid");
  const open = async (poolSize: number) => {
    const url = new URL(database.url);
    const host = url.searchParams.get("host") ?? "";
    proxy = await LinkProxy.open({ path: join(host, ".s.PGSQL.5432") });
    url.search = "";
    url.port = String(proxy.port);
    behind = createDataSource({ url: url.href });
    answerMs = patient(300);
    const extra = {
      ...(behind.options as { extra?: object }).extra,
      query_timeout: answerMs,
      // However long a slow machine takes to respond: only that limit counts here.
      statement_timeout: 0,
      idle_in_transaction_session_timeout: 0,
    };
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
    await pause(answerMs / 2);
    inVain.push(pidOf().catch(() => "in vain"));
    expect(await inVain[0]).to.equal("in vain");
    const [fresh] = await pidOf();
    expect(await inVain[1]).to.equal("in vain");
    const [again] = await pidOf();
    expect(again?.pid).to.equal(fresh?.pid);
  });

  it("costs none that is in use, although it is waiting for nothing just then", async () => {
    await open(2);
    const sleepTooLong = () => behind.query("SELECT pg_sleep($1)", [(3 * answerMs) / 1_000]);
    await behind.transaction(async (transaction) => {
      await transaction.query("SELECT 1");
      const late = await sleepTooLong().catch((error: unknown) => error);
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

  it("are applied once, even when four processes start together", async () => {
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
