import { expect } from "chai";
import type { DataSource } from "typeorm";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import { ReplicaReads } from "../../../src/adapters/persistence/connection/replica-reads.ts";
import type { Cluster } from "../../../src/adapters/persistence/embedded-postgres/cluster.ts";
import { query } from "../../support/query-cluster.ts";
import {
  startReplicatedClusters,
  type ReplicatedClusters,
} from "../../support/replicated-clusters.ts";

describe("reading from replicas", function () {
  this.timeout(120_000);
  let clusters: ReplicatedClusters;
  let primary: DataSource;
  let replica: DataSource;
  let reads: ReplicaReads;
  let now = 0;
  const sourceOf = ({ host, port, user }: Cluster) =>
    createDataSource({ host, port, user, database: "postgres" });
  const asked = async () => {
    const [row] = await reads.query<{ is_replica: boolean }[]>(
      "SELECT pg_is_in_recovery() AS is_replica",
    );
    return row!.is_replica ? "replica" : "primary";
  };
  const askedWithLeave = () => reads.allowing(asked);
  /** Rounds, until the replica has all of the primary's log. */
  const catchUp = async () => {
    do {
      await clusters.send();
      now += 500;
      await reads.measure();
    } while (reads.lags()[0] !== 0);
  };
  before(async () => {
    clusters = await startReplicatedClusters();
    primary = await sourceOf(clusters.primary).initialize();
    replica = sourceOf(clusters.replica);
    reads = new ReplicaReads(primary, [replica], () => now);
  });
  after(async () => {
    await reads.close();
    await primary.destroy();
    await clusters.stop();
  });

  it("asks the primary before anything was measured", async () => {
    expect(await askedWithLeave()).to.equal("primary");
  });

  it("asks a fresh replica with leave to be a moment old, and the primary without", async () => {
    await query(clusters.primary, "postgres", "CREATE TABLE seen AS SELECT 1 AS number");
    await catchUp();
    expect(await askedWithLeave()).to.equal("replica");
    expect(await reads.allowing(() => reads.query("SELECT number FROM seen"))).to.deep.equal([
      { number: 1 },
    ]);
    expect(await asked()).to.equal("primary");
  });

  it("asks the primary once the replica is more than two seconds behind", async () => {
    await query(clusters.primary, "postgres", "INSERT INTO seen VALUES (2)");
    now += 1_000;
    await reads.measure();
    expect(reads.lags()).to.deep.equal([1]);
    expect(await askedWithLeave()).to.equal("replica");
    now += 1_001;
    expect(await askedWithLeave()).to.equal("primary");
    await reads.measure();
    expect(await askedWithLeave()).to.equal("primary");
    await catchUp();
    expect(await askedWithLeave()).to.equal("replica");
  });

  it("gives what is wrong with a statement back, and does not ask again", async () => {
    const failure: unknown = await reads
      .allowing(() => reads.query("SELECT nothing FROM nowhere"))
      .catch((error: unknown) => error);
    expect(failure).to.have.property("code", "42P01");
    expect(await askedWithLeave()).to.equal("replica");
  });

  it("asks the primary what a replica cannot answer, and leaves it until it is measured again", async () => {
    const [row] = await reads.allowing(() =>
      reads.query<{ place: string }[]>("INSERT INTO seen VALUES (3) RETURNING number"),
    );
    expect(row).to.deep.equal({ number: 3 });
    expect(await askedWithLeave()).to.equal("primary");
    await catchUp();
    expect(await askedWithLeave()).to.equal("replica");
  });

  it("never asks one that is no replica any more", async () => {
    await query(clusters.replica, "postgres", "SELECT pg_promote()");
    now += 500;
    expect(await reads.measure()).to.deep.equal([]);
    expect(await askedWithLeave()).to.equal("primary");
  });

  it("goes on without one that does not answer, and reports it", async () => {
    await clusters.replica.stop();
    now += 500;
    expect(await reads.measure()).to.have.length(1);
    expect(await askedWithLeave()).to.equal("primary");
  });
});
