import { spawn, execFileSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { Client } from "pg";
import {
  startCluster,
  type Cluster,
} from "../../../src/adapters/persistence/embedded-postgres/cluster.ts";
import { CannotStart } from "../../../src/application/ports/cannot-start.ts";
import { isServed, query } from "../../support/query-cluster.ts";
import { removeCluster } from "../../support/remove-cluster.ts";

const isRoot = process.getuid?.() === 0;

const settings = { durable: true, maxConnections: 20 };

describe("the embedded server", function () {
  this.timeout(60_000);
  let folder: string;
  let directory: string;
  let started: Cluster[];
  let made: string;
  before(async () => {
    made = mkdtempSync(join(tmpdir(), "peerhold-cluster-"));
    chmodSync(made, 0o711);
    await (await startCluster({ ...settings, directory: join(made, "postgres") })).stop();
  });
  after(() => rmSync(made, { recursive: true, force: true }));
  beforeEach(() => {
    // Closed to everyone else, like a home directory: as root, the database's account cannot enter.
    folder = mkdtempSync(join(tmpdir(), "peerhold-cluster-"));
    directory = join(folder, "data", "postgres");
    started = [];
  });
  afterEach(async () => {
    await Promise.all(started.map((cluster) => cluster.stop()));
    removeCluster(directory);
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(): Promise<Cluster> {
    const cluster = await startCluster({ ...settings, directory });
    started.push(cluster);
    return cluster;
  }

  /** The same with the data of a server that ran before: most tests are not about creating it. */
  async function startAgain(): Promise<Cluster> {
    chmodSync(folder, 0o711);
    mkdirSync(dirname(directory), { recursive: true });
    execFileSync("cp", ["-a", join(made, "postgres"), directory]);
    return start();
  }

  async function expectCannotStart(): Promise<string> {
    const refusal: unknown = await start().catch((error: unknown) => error);
    expect(refusal).to.be.instanceOf(CannotStart);
    return (refusal as CannotStart).message;
  }

  it("keeps what was committed over a stop and a start, below a closed folder", async () => {
    const first = await start();
    await first.ensureDatabase("kept");
    await first.ensureDatabase("kept");
    await query(first, "kept", "CREATE TABLE proof AS SELECT 42 AS answer");
    await first.stop();
    const second = await start();
    expect(second.adopted).to.equal(false);
    expect(await query(second, "kept", "SELECT answer FROM proof")).to.deep.equal([{ answer: 42 }]);
  });

  it("is adopted when the process that started it was killed", async () => {
    await (await startAgain()).stop();
    const program = join(import.meta.dirname, "../../support/start-cluster-and-die.ts");
    const node = [process.execPath, ["--import=tsx", program, directory]] as const;
    expect(() => execFileSync(...node, { stdio: "ignore" })).to.throw();
    expect(await start()).to.have.property("adopted", true);
  });

  it("recovers by itself when it is killed", async () => {
    const cluster = await startAgain();
    await cluster.ensureDatabase("kept");
    process.kill(serverPid(await dataFolder(cluster)), "SIGKILL");
    expect(await eventually(() => query(cluster, "kept", "SELECT 1 AS one"))).to.deep.equal([
      { one: 1 },
    ]);
  });

  it("is started again once that works, however often it did not", async () => {
    const cluster = await startAgain();
    const data = await dataFolder(cluster);
    const control = join(data, "global", "pg_control");
    renameSync(control, `${control}.away`);
    process.kill(serverPid(data), "SIGKILL");
    const failures = () => readFileSync(`${data}.log`, "utf8").match(/pg_control.*: No such/g);
    while ((failures()?.length ?? 0) < 30) await pause(50);
    renameSync(`${control}.away`, control);
    expect(await eventually(() => query(cluster, "postgres", "SELECT 1 AS one"))).to.deep.equal([
      { one: 1 },
    ]);
  });

  it("goes on as long as somebody uses it, however quiet, and halts with the last one", async () => {
    const [first, second] = [await startAgain(), await start()];
    await first.stop();
    expect(await query(second, "postgres", "SELECT 1 AS one")).to.deep.equal([{ one: 1 }]);
    await second.stop();
    expect(await isServed(second)).to.equal(false);
  });

  it("stops when all of its users leave at the same moment", async () => {
    const clusters = [await startAgain(), await start(), await start(), await start()];
    await Promise.all(clusters.map((cluster) => cluster.stop()));
    expect(await isServed(clusters[0]!)).to.equal(false);
  });

  it("signals no process but its own when it has died and another has its number", async () => {
    const cluster = await startAgain();
    const data = await dataFolder(cluster);
    const bystander = spawn("sleep", ["60"]);
    await once(bystander, "spawn");
    const pid = serverPid(data);
    const file = join(data, "postmaster.pid");
    writeFileSync(file, readFileSync(file, "utf8").replace(/^\d+/, String(bystander.pid)));
    process.kill(pid, "SIGKILL");
    await cluster.stop();
    expect(bystander.signalCode ?? bystander.exitCode).to.equal(null);
    bystander.kill();
    rmSync(file);
  });

  it("is set for durability and listens on no network", async () => {
    const cluster = await start();
    const rows = await query(
      cluster,
      "postgres",
      `SELECT name, setting FROM pg_settings WHERE name IN
       ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'listen_addresses')`,
    );
    expect(Object.fromEntries(rows.map((row) => [row["name"], row["setting"]]))).to.deep.equal({
      data_checksums: "on",
      fsync: "on",
      full_page_writes: "on",
      listen_addresses: "",
      synchronous_commit: "on",
    });
    expect(statSync(cluster.host).mode & 0o077).to.equal(0);
  });

  it("stays where it was made when the folders above are opened or closed", async () => {
    const first = await start();
    await first.ensureDatabase("kept");
    const data = await dataFolder(first);
    await first.stop();
    chmodSync(folder, 0o711);
    const second = await start();
    expect(await dataFolder(second)).to.equal(data);
    await second.stop();
    removeCluster(directory);
    const open = await start();
    expect(await dataFolder(open)).to.equal(directory);
    await open.stop();
    chmodSync(folder, 0o700);
    if (isRoot) expect(await expectCannotStart()).to.include("chmod o+x");
    else expect(await dataFolder(await start())).to.equal(directory);
  });

  const methods = (cluster: Cluster) =>
    query(cluster, "postgres", "SELECT DISTINCT auth_method FROM pg_hba_file_rules");

  it("lets in the account that started it and no other, not even the server's own", async () => {
    const cluster = await startAgain();
    expect(await methods(cluster)).to.deep.equal([{ auth_method: "peer" }]);
    if (!isRoot) return;
    const { uid } = statSync(await dataFolder(cluster));
    const client = new Client({ ...cluster, database: "postgres" });
    process.seteuid?.(uid);
    const refusal: unknown = await client.connect().then(
      () => "let in",
      (error: unknown) => error,
    );
    process.seteuid?.(0);
    expect(refusal).to.have.property("code", "28000");
  });

  it("takes over a cluster that trusted everybody, stopped or running", async () => {
    const trusting = "local all all trust\n";
    const first = await startAgain();
    const rules = join(await dataFolder(first), "pg_hba.conf");
    writeFileSync(rules, trusting);
    await query(first, "postgres", "SELECT pg_reload_conf()");
    while ((await methods(first))[0]?.["auth_method"] !== "trust") await pause(20);
    const second = await start();
    expect(second.adopted).to.equal(true);
    expect(await methods(second)).to.deep.equal([{ auth_method: "peer" }]);
    await Promise.all([first.stop(), second.stop()]);
    writeFileSync(rules, trusting);
    expect(await methods(await start())).to.deep.equal([{ auth_method: "peer" }]);
  });

  it("removes what a process left that was killed while it made a cluster", async () => {
    await (await startAgain()).stop();
    const unfinished = `${directory}.init-${await deadPid()}`;
    mkdirSync(join(unfinished, "base"), { recursive: true });
    await start();
    expect(existsSync(unfinished)).to.equal(false);
  });

  it("takes an empty folder for its data, and no folder that holds something else", async () => {
    chmodSync(folder, 0o711);
    mkdirSync(directory, { recursive: true });
    await (await start()).stop();
    removeCluster(directory);
    mkdirSync(directory);
    writeFileSync(join(directory, "letter"), "Dear Ana");
    expect(await expectCannotStart()).to.include(directory);
  });

  it("refuses data of another version with one sentence", async () => {
    const cluster = await startAgain();
    const version = join(await dataFolder(cluster), "PG_VERSION");
    await cluster.stop();
    writeFileSync(version, "17\n");
    expect(await expectCannotStart()).to.include("17");
  });

  it("uses no socket's folder that is open to others or somebody else's", async () => {
    const cluster = await startAgain();
    await cluster.stop();
    chmodSync(cluster.host, 0o755);
    expect(await expectCannotStart()).to.include(cluster.host);
    chmodSync(cluster.host, 0o700);
    if (!isRoot) return;
    chownSync(cluster.host, 12_345, 12_345);
    expect(await expectCannotStart()).to.include(cluster.host);
  });

  for (const name of ["a,b", "ü".repeat(40)]) {
    it(`starts below a folder named ${name}`, async () => {
      chmodSync(folder, 0o711);
      directory = join(folder, name, "postgres");
      const cluster = await start();
      expect(await dataFolder(cluster)).to.equal(directory);
      await cluster.stop();
      if (!cluster.host.startsWith(dirname(directory))) rmSync(cluster.host, { recursive: true });
    });
  }
});

async function eventually<T>(act: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await act().catch(() => undefined);
    if (answer !== undefined) return answer;
    await pause(50);
  }
  return act();
}

async function dataFolder(cluster: Cluster): Promise<string> {
  const [row] = await query(cluster, "postgres", "SHOW data_directory");
  return String(row?.["data_directory"]);
}

function serverPid(data: string): number {
  return Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
}

async function deadPid(): Promise<number> {
  const child = spawn("true");
  await once(child, "exit");
  return child.pid ?? 0;
}
