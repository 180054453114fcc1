import "reflect-metadata";
import { accessSync, chmodSync, constants, mkdirSync } from "node:fs";
import { join } from "node:path";
import { Container } from "inversify";
import { listen } from "../adapters/http/inbound/http-server.ts";
import type { DatabaseAddress } from "../adapters/persistence/connection/data-source.ts";
import { startCluster } from "../adapters/persistence/embedded-postgres/cluster.ts";
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
  try {
    const address = await openDatabase(config, closers);
    await migrate(address);
    const container = new Container({ defaultScope: "Singleton" });
    container.load(foundation(config, address), health, web(config, project));
    const dataSource = await container.get(tokens.dataSource).initialize();
    closers.push(() => dataSource.destroy());
    const server = await listen(container.get(tokens.app), config.host, config.port);
    closers.push(() => server.close(drainMs));
    closers.push(async () => container.get(tokens.checkReadiness).announceStop());
    return { url: server.url, stop: () => closeAll(closers) };
  } catch (error) {
    await closeAll(closers).catch(() => undefined);
    throw error;
  }
}

/** Closes in the reverse order, all of them, and then throws what went wrong on the way first. */
async function closeAll(closers: (() => Promise<void>)[]): Promise<void> {
  const errors: unknown[] = [];
  for (let close = closers.pop(); close; close = closers.pop()) {
    await close().catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw errors[0];
}

async function openDatabase(
  config: Config,
  closers: (() => Promise<void>)[],
): Promise<DatabaseAddress> {
  if (config.databaseUrl) return { url: config.databaseUrl };
  makeWritable(config.dataFolder);
  const cluster = await startCluster({
    directory: join(config.dataFolder, "postgres"),
    durable: true,
    maxConnections: 100,
  });
  closers.push(() => cluster.stop());
  const database = "peerhold";
  await cluster.ensureDatabase(database);
  return { host: cluster.host, port: cluster.port, user: cluster.user, database };
}

function makeWritable(folder: string): void {
  try {
    // Others may pass through, so that the database's account reaches its own folder below.
    if (mkdirSync(folder, { recursive: true }) !== undefined) chmodSync(folder, 0o711);
    accessSync(folder, constants.W_OK);
  } catch (cause) {
    throw new CannotStart(
      `The data folder ${folder} cannot be written: set DATA_DIR to a folder of yours.`,
      { cause },
    );
  }
}
