import { execFileSync } from "node:child_process";
import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  startCluster,
  type Cluster,
} from "../../src/adapters/persistence/embedded-postgres/cluster.ts";
import { query } from "./query-cluster.ts";
import { placeOf, removeCluster } from "./remove-cluster.ts";

const settings = { durable: true, maxConnections: 20 };

/** A primary server and a replica that replays the files of its log, each as soon as it is complete. */
export interface ReplicatedClusters {
  readonly primary: Cluster;
  readonly replica: Cluster;
  /** Completes the file that is being written, so that the replica gets what is in it. */
  send(): Promise<void>;
  stop(): Promise<void>;
}

export async function startReplicatedClusters(): Promise<ReplicatedClusters> {
  const folder = mkdtempSync(join(tmpdir(), "peerhold-replicated-"));
  chmodSync(folder, 0o711);
  const [first, second, archive] = ["first", "second", "archive"].map((name) => join(folder, name));
  mkdirSync(archive!);
  // The servers' account may be another one than ours.
  chmodSync(archive!, 0o777);
  const draft = await startCluster({ ...settings, directory: first! });
  await query(draft, "postgres", "ALTER SYSTEM SET archive_mode = on");
  await query(draft, "postgres", `ALTER SYSTEM SET archive_command = 'cp %p ${archive}/%f'`);
  await draft.stop();
  execFileSync("cp", ["-a", placeOf(first!), second!]);
  writeFileSync(join(second!, "standby.signal"), "");
  const restore = `archive_mode = off\nwal_retrieve_retry_interval = '100ms'\nrestore_command = 'cp ${archive}/%f %p'\n`;
  appendFileSync(join(second!, "postgresql.auto.conf"), restore);
  const primary = await startCluster({ ...settings, directory: first! });
  const replica = await startCluster({ ...settings, directory: second! });
  return {
    primary,
    replica,
    send: async () => void (await query(primary, "postgres", "SELECT pg_switch_wal()")),
    async stop() {
      await Promise.all([primary.stop(), replica.stop()]);
      for (const directory of [first!, second!]) removeCluster(directory);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
