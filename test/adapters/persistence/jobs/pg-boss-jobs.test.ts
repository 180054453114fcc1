import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { Pool } from "pg";
import type { DataSource } from "typeorm";
import type { JobHandler, JobKind } from "../../../../src/application/ports/jobs.ts";
import { createDataSource } from "../../../../src/adapters/persistence/connection/data-source.ts";
import { jobsSchemaVersion } from "../../../../src/adapters/persistence/jobs/jobs-schema.ts";
import { PgBossJobs } from "../../../../src/adapters/persistence/jobs/pg-boss-jobs.ts";
import { cloneDatabase, type TestDatabase } from "../../../support/database.ts";

interface Letter extends Readonly<Record<string, unknown>> {
  readonly to: string;
}

const letter: JobKind<Letter> = {
  name: "letter",
  retries: 0,
  timeoutSeconds: 30,
  parse({ to }) {
    if (typeof to !== "string") throw new Error("It is for nobody");
    return { to };
  },
};

describe("jobs", () => {
  let database: TestDatabase;
  let pools: DataSource[];
  let opened: PgBossJobs[];
  let failures: { kind: string; error: unknown }[];
  let troubles: unknown[];
  beforeEach(async () => {
    database = await cloneDatabase();
    [pools, opened, failures, troubles] = [[], [], [], []];
  });
  afterEach(async () => {
    await Promise.all(opened.map((each) => each.stop(1_000)));
    for (const pool of pools) await pool.destroy();
    await database.drop();
  });

  /** A process on the database, with the rights of the serving role. */
  const open = async () => {
    const pool = await createDataSource({ url: database.url }).initialize();
    pools.push(pool);
    const reports = {
      failed: (kind: string, error: unknown) => void failures.push({ kind, error }),
      troubled: (error: unknown) => void troubles.push(error),
    };
    const jobs = new PgBossJobs(pool, reports, 1);
    opened.push(jobs);
    return { jobs, pool };
  };

  /** Records the recipients of letters. */
  const post = (kind: JobKind<Letter> = letter) => {
    const sent: string[] = [];
    const handler: JobHandler<Letter> = {
      kind,
      async run({ to }) {
        sent.push(to);
        return [];
      },
    };
    return { sent, handler };
  };

  const until = async (isSo: () => boolean, ms = 15_000) => {
    const end = performance.now() + ms;
    while (!isSo()) {
      if (performance.now() > end) throw new Error("It did not come to that");
      await pause(20);
    }
  };

  /** What a process sends from now on. */
  const statementsOf = (pool: DataSource): string[] => {
    const sent: string[] = [];
    const watched = new Set<object>();
    const { master } = pool.driver as unknown as { readonly master: Pool };
    master.on("acquire", (client) => {
      if (watched.has(client)) return;
      watched.add(client);
      const send = client.query.bind(client) as (...parts: readonly [string]) => unknown;
      client.query = ((...parts: readonly [string]) => {
        sent.push(parts[0]);
        return send(...parts);
      }) as typeof client.query;
    });
    return sent;
  };

  const states = async () => {
    const rows = await database.query<{ state: string }>(
      "SELECT state FROM jobs.job ORDER BY created_on",
    );
    return rows.map(({ state }) => state);
  };

  it("are of the version of the library that is installed", () => {
    const { pgboss } = JSON.parse(readFileSync("node_modules/pg-boss/package.json", "utf8")) as {
      pgboss: { schema: number };
    };
    expect(jobsSchemaVersion).to.equal(pgboss.schema);
  });

  it("are done by another process than the one that asked", async () => {
    const [web, worker] = [await open(), await open()];
    const { sent, handler } = post();
    await web.jobs.enqueue({ kind: letter, payload: { to: "ann" } });
    worker.jobs.work([handler]);
    await until(() => sent.length > 0);
    expect([sent, failures, troubles]).to.deep.equal([["ann"], [], []]);
  });

  it("come and go with the transaction that asks for them", async () => {
    const { jobs, pool } = await open();
    const ask = (to: string, isKept: boolean) =>
      pool
        .transaction(async (transaction) => {
          await jobs.enqueueIn(transaction, { kind: letter, payload: { to } });
          if (!isKept) throw new Error("no");
        })
        .catch(() => undefined);
    await ask("nobody", false);
    await ask("ann", true);
    expect(await states()).to.deep.equal(["created"]);
    const { sent, handler } = post();
    jobs.work([handler]);
    await until(() => sent.length > 0);
    expect(sent).to.deep.equal(["ann"]);
  });

  it("wait for their moment, and once for a key", async () => {
    const { jobs } = await open();
    const { sent, handler } = post();
    const runAt = Date.now() + 3_600_000;
    await jobs.enqueue({ kind: letter, payload: { to: "later" }, runAt });
    for (const to of ["first", "second"]) {
      await jobs.enqueue({ kind: letter, payload: { to }, key: "one" });
    }
    jobs.work([handler]);
    await until(() => sent.length > 0);
    await pause(1_500);
    expect(sent).to.deep.equal(["first"]);
    await jobs.enqueue({ kind: letter, payload: { to: "third" }, key: "one" });
    await until(() => sent.length > 1);
    expect(sent).to.deep.equal(["first", "third"]);
  });

  it("of a kind that hangs delay no other", async () => {
    const { jobs } = await open();
    const hanging: JobHandler = {
      kind: { ...letter, name: "hanging" },
      run: () => new Promise(() => undefined),
    };
    const { sent, handler } = post();
    jobs.work([hanging, handler]);
    for (const to of ["a", "b", "c"]) {
      await jobs.enqueue({ kind: hanging.kind, payload: { to } });
      await jobs.enqueue({ kind: letter, payload: { to } });
    }
    await until(() => sent.length === 3);
  });

  it("are tried again, and have failed when that did not help; what went wrong is told, and not kept", async () => {
    const { jobs } = await open();
    const kind = { ...letter, retries: 1 };
    const failing: JobHandler = {
      kind,
      run: async () => [new Error("The password of ann is 123456")],
    };
    jobs.work([failing]);
    await jobs.enqueue({ kind, payload: { to: "ann" } });
    await jobs.enqueue({ kind, payload: {} as Letter });
    await until(() => failures.length === 4);
    while ((await states()).includes("active")) await pause(20);
    const rows = await database.query<{ state: string; output: unknown }>(
      "SELECT state, output FROM jobs.job",
    );
    expect(rows.map(({ state }) => state)).to.deep.equal(["failed", "failed"]);
    expect(JSON.stringify(rows)).to.not.include("123456");
    expect(failures.map(({ error }) => (error as Error).message)).to.include("It is for nobody");
  });

  it("of all kinds are looked for by one statement each time, and those that wait are done", async () => {
    const [worker, web] = [await open(), await open()];
    const letters = ["a", "b", "c"].map((name) => ({ ...letter, name }));
    const posts = letters.map((kind) => post(kind));
    worker.jobs.work(posts.map(({ handler }) => handler));
    const statements = statementsOf(worker.pool);
    await until(() => statements.filter((text) => text.includes("unnest")).length === 2);
    statements.length = 0;
    await until(() => statements.some((text) => text.includes("unnest")));
    expect(statements.filter((text) => text.includes("job_common"))).to.have.length(1);
    await web.jobs.enqueue({ kind: letters[1]!, payload: { to: "ann" } });
    await until(() => posts[1]!.sent.length > 0);
    expect(posts.map(({ sent }) => sent)).to.deep.equal([[], ["ann"], []]);
  });

  it("that come round are done once in their time, by one of all workers", async () => {
    const done: number[] = [];
    const handlerOf = (worker: number): JobHandler => ({
      kind: { ...letter, name: "round", parse: () => ({}) },
      rounds: { everySeconds: 2 },
      async run() {
        done.push(worker);
        return [];
      },
    });
    for (const worker of [0, 1, 2]) (await open()).jobs.work([handlerOf(worker)]);
    await until(() => done.length > 0);
    const since = performance.now();
    await pause(5_000);
    const times = (performance.now() - since) / 2_000;
    expect(done.length).to.be.within(2, Math.ceil(times) + 1);
    const rows = await database.query<{ number: number }>(
      "SELECT count(DISTINCT singleton_on)::integer AS number FROM jobs.job",
    );
    expect(rows).to.deep.equal([{ number: (await states()).length }]);
  });

  it("go on after the connections were lost", async () => {
    const { jobs } = await open();
    const { sent, handler } = post();
    jobs.work([handler]);
    await jobs.enqueue({ kind: letter, payload: { to: "ann" } });
    await until(() => sent.length === 1);
    await database.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
    );
    // Each lost connection may fail one request, and lose a letter that was just fetched.
    const end = performance.now() + 15_000;
    while (!sent.includes("bob")) {
      expect(performance.now()).to.be.lessThan(end);
      await jobs.enqueue({ kind: letter, payload: { to: "bob" } }).catch(() => undefined);
      await pause(300);
    }
  });

  it("under way may end before the process does, for a while", async () => {
    const { jobs } = await open();
    let isDone = false;
    let isBrokenOff = false;
    const begun: string[] = [];
    const slow: JobHandler<Letter> = {
      kind: letter,
      async run({ to }) {
        begun.push(to);
        await pause(500);
        isDone = true;
        return [];
      },
    };
    const endless: JobHandler = {
      kind: { ...letter, name: "endless", retries: 1 },
      run: () => new Promise(() => void begun.push("endless")),
      async breakOff() {
        isBrokenOff = true;
      },
    };
    jobs.work([slow, endless]);
    await jobs.enqueue({ kind: letter, payload: { to: "ann" } });
    await jobs.enqueue({ kind: endless.kind, payload: { to: "" } });
    await until(() => begun.length === 2);
    const since = performance.now();
    await jobs.stop(2_000);
    expect([isDone, isBrokenOff]).to.deep.equal([true, true]);
    expect(performance.now() - since).to.be.lessThan(6_000);
    // The next worker does it again.
    const rows = await database.query<{ name: string; state: string }>(
      "SELECT name, state FROM jobs.job ORDER BY name",
    );
    expect(rows).to.deep.equal([
      { name: "endless", state: "retry" },
      { name: "letter", state: "completed" },
    ]);
  });
});
