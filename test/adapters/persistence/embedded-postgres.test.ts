import { expect } from "chai";
import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import {
  startCluster,
  type Cluster,
} from "../../../src/adapters/persistence/embedded-postgres/cluster.ts";
import { CannotStart } from "../../../src/application/ports/cannot-start.ts";

describe("the embedded server", () => {
  let folder: string;
  let directory: string;
  beforeEach(() => {
    // Closed to everybody else, as a home is: as root the database's account cannot get in.
    folder = mkdtempSync(join(tmpdir(), "peerhold-cluster-"));
    directory = join(folder, "data", "postgres");
  });
  afterEach(async () => {
    const cluster = await startCluster(options()).catch(() => undefined);
    await cluster?.stop();
    if (cluster) removeSharedPlace(cluster);
    rmSync(folder, { recursive: true, force: true });
  });

  const options = () => ({ directory, durable: true, maxConnections: 20 });

  it("keeps what was committed over a stop and a start, below a closed folder", async () => {
    const first = await startCluster(options());
    await first.ensureDatabase("kept");
    await first.ensureDatabase("kept");
    await inDatabase(first, "kept", "CREATE TABLE proof AS SELECT 42 AS answer");
    await first.stop();
    const second = await startCluster(options());
    expect(second.adopted).to.equal(false);
    expect(await inDatabase(second, "kept", "SELECT answer FROM proof")).to.deep.equal([
      { answer: 42 },
    ]);
  });

  it("is adopted when the process that started it was killed", async () => {
    const program = join(import.meta.dirname, "../../support/start-cluster-and-die.ts");
    const node = [process.execPath, ["--import=tsx", program, directory]] as const;
    expect(() => execFileSync(...node, { stdio: "ignore" })).to.throw();
    expect(await startCluster(options())).to.have.property("adopted", true);
  });

  it("recovers by itself when it was killed", async () => {
    const killed = await startCluster(options());
    await killed.ensureDatabase("kept");
    process.kill(await serverPid(killed), "SIGKILL");
    const recovered = await startCluster(options());
    const databases = await inDatabase(recovered, "kept", "SELECT current_database() AS name");
    expect(databases).to.deep.equal([{ name: "kept" }]);
  });

  it("goes on as long as another process of ours is connected", async () => {
    const cluster = await startCluster(options());
    const other = new Client({ ...address(cluster), database: "postgres" });
    await other.connect();
    await cluster.stop();
    expect((await other.query("SELECT 1 AS one")).rows).to.deep.equal([{ one: 1 }]);
    await other.end();
    await cluster.stop();
    const refusal = await inDatabase(cluster, "postgres", "SELECT 1").catch(
      (error: unknown) => error,
    );
    expect(refusal).to.be.instanceOf(Error);
  });

  it("is set for durability and listens on no network", async () => {
    const cluster = await startCluster(options());
    const rows = await inDatabase(
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

  it("refuses data of another version with one sentence", async () => {
    const cluster = await startCluster(options());
    const version = join(await dataFolder(cluster), "PG_VERSION");
    await cluster.stop();
    const ours = readFileSync(version, "utf8");
    writeFileSync(version, "17\n");
    const refusal = await startCluster(options()).catch((error: unknown) => error);
    writeFileSync(version, ours);
    expect(refusal).to.be.instanceOf(CannotStart).with.property("message").that.includes("17");
  });

  it("does not use a socket's folder that is open to others", async () => {
    const cluster = await startCluster(options());
    await cluster.stop();
    chmodSync(cluster.host, 0o755);
    const refusal = await startCluster(options()).catch((error: unknown) => error);
    chmodSync(cluster.host, 0o700);
    expect(refusal).to.be.instanceOf(CannotStart);
  });
});

function address({ host, port, user }: Cluster) {
  return { host, port, user };
}

async function inDatabase(
  cluster: Cluster,
  database: string,
  sql: string,
): Promise<Record<string, unknown>[]> {
  const client = new Client({ ...address(cluster), database });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function dataFolder(cluster: Cluster): Promise<string> {
  const [row] = await inDatabase(cluster, "postgres", "SHOW data_directory");
  return String(row?.["data_directory"]);
}

async function serverPid(cluster: Cluster): Promise<number> {
  return Number(
    readFileSync(join(await dataFolder(cluster), "postmaster.pid"), "utf8").split("\n")[0],
  );
}

/** As root the cluster of a closed folder lies in the shared place. */
function removeSharedPlace(cluster: Cluster): void {
  if (!cluster.host.startsWith("/var/lib/peerhold/")) return;
  const data = cluster.host.replace(/\.run$/, "");
  for (const path of [data, `${data}.run`, `${data}.log`]) {
    rmSync(path, { recursive: true, force: true });
  }
}
