import "reflect-metadata";
import { accessSync, constants, mkdirSync } from "node:fs";
import { join } from "node:path";
import { Container } from "inversify";
import { listen } from "../adapters/http/inbound/http-server.ts";
import type { DatabaseAddress } from "../adapters/persistence/connection/data-source.ts";
import { startCluster, type Cluster } from "../adapters/persistence/embedded-postgres/cluster.ts";
import { migrate } from "../adapters/persistence/migrations/migrate.ts";
import { CannotStart } from "../application/ports/cannot-start.ts";
import type { Config } from "./config.ts";
import { foundation, health, web } from "./modules.ts";
import type { Project } from "./project.ts";
import { tokens } from "./tokens.ts";

/** A process that serves. */
export interface Application {
  /** The address to open in a browser. */
  readonly url: string;
  /** Finishes what is under way, then closes everything in the reverse order of its opening. */
  stop(): Promise<void>;
}

/** How long requests under way may take to finish once the process was told to stop. */
const drainMs = 8_000;

/** Starts everything in order. When a part fails, what was started before it is stopped again. */
export async function startApplication(config: Config, project: Project): Promise<Application> {
  const closers: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (let close = closers.pop(); close; close = closers.pop()) await close();
  };
  try {
    const { address, cluster } = await openDatabase(config);
    if (cluster) closers.push(() => cluster.stop());
    await migrate(address);
    const container = new Container({ defaultScope: "Singleton" });
    container.load(foundation(config, address), health, web(config, project));
    const dataSource = await container.get(tokens.dataSource).initialize();
    closers.push(() => dataSource.destroy());
    const server = await listen(container.get(tokens.app), config.host, config.port);
    closers.push(() => server.close(drainMs));
    closers.push(async () => container.get(tokens.checkReadiness).announceStop());
    return { url: server.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface OpenDatabase {
  readonly address: DatabaseAddress;
  /** The embedded server, when it is ours to stop. */
  readonly cluster?: Cluster;
}

async function openDatabase(config: Config): Promise<OpenDatabase> {
  if (config.databaseUrl) return { address: { url: config.databaseUrl } };
  makeWritable(config.dataFolder);
  const cluster = await startCluster({
    directory: join(config.dataFolder, "postgres"),
    durable: true,
    maxConnections: 100,
  });
  const database = "peerhold";
  await cluster.ensureDatabase(database);
  const { host, port, user } = cluster;
  return { address: { host, port, user, database }, cluster };
}

function makeWritable(folder: string): void {
  try {
    // Others may pass through, so that the database's account reaches its own folder below.
    mkdirSync(folder, { recursive: true, mode: 0o711 });
    accessSync(folder, constants.W_OK);
  } catch (cause) {
    throw new CannotStart(
      `The data folder ${folder} cannot be written: set DATA_DIR to a folder of yours.`,
      { cause },
    );
  }
}
