import { accessSync, chmodSync, constants, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseAccess } from "../adapters/persistence/connection/data-source.ts";
import { startCluster } from "../adapters/persistence/embedded-postgres/cluster.ts";
import { appRole } from "../adapters/persistence/migrations/app-role.ts";
import { CannotStart } from "../application/ports/cannot-start.ts";
import type { Config } from "./config.ts";

/** As many a process may open: its pool, those that listen, and those of an audit and of a start. */
const connectionsOfProcess = 22;

/**
 * The connections to the database; the embedded one is started, or shared with its other users.
 * What has to be closed again is added to `closers`.
 */
export async function openDatabase(
  config: Config,
  closers: (() => Promise<void>)[],
): Promise<Pick<DatabaseAccess, "owner"> & Partial<DatabaseAccess>> {
  const { databaseUrl, databaseMigrateUrl, databaseListenUrl: directUrl } = config;
  if (databaseUrl !== undefined) {
    if (databaseMigrateUrl === undefined) return { owner: { url: databaseUrl } };
    return {
      owner: { url: databaseMigrateUrl },
      app: { url: databaseUrl, ...(directUrl !== undefined && { directUrl }) },
    };
  }
  makeWritable(config.dataFolder);
  const cluster = await startCluster({
    directory: join(config.dataFolder, "postgres"),
    durable: true,
    maxConnections: Math.max(100, connectionsOfProcess * (config.webProcesses + 2)),
  });
  closers.push(() => cluster.stop());
  const database = "peerhold";
  await cluster.ensureDatabase(database);
  await cluster.ensureLogin(appRole);
  const { host, port, user } = cluster;
  return { owner: { host, port, user, database }, app: { host, port, user: appRole, database } };
}

function makeWritable(folder: string): void {
  try {
    // Others may pass through, so that the database's account can reach its own folder below.
    if (mkdirSync(folder, { recursive: true }) !== undefined) chmodSync(folder, 0o711);
    accessSync(folder, constants.W_OK);
  } catch (cause) {
    throw new CannotStart(
      `The data folder ${folder} cannot be written: set DATA_DIR to a folder of yours.`,
      { cause },
    );
  }
}
