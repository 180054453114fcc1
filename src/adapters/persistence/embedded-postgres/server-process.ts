import { spawn, type ChildProcess } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import type { Placement } from "./placement.ts";
import type { ServerAccount } from "./server-account.ts";

/** The settings of a server. */
export interface ServerOptions {
  /** False for throw-away clusters of tests: they lose everything in a crash, and are faster. */
  readonly durable: boolean;
  readonly maxConnections: number;
}

/** A server that we started; it outlives us unless it is stopped. */
export type ServerProcess = ChildProcess;

const careless = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  // No database lives long enough to be cleaned, and statistics come when a test asks for them.
  autovacuum: "off",
};

/** Starts the server and returns at once; its socket shows whether it came up. */
export function spawnServer(
  runtime: string,
  place: Placement,
  options: ServerOptions,
  account: ServerAccount | undefined,
): ServerProcess {
  const settings = {
    listen_addresses: "",
    unix_socket_directories: place.socketFolder,
    unix_socket_permissions: "0700",
    max_connections: String(options.maxConnections),
    timezone: "UTC",
    log_timezone: "UTC",
    log_line_prefix: "%m [%p] ",
    ...(options.durable ? {} : careless),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const log = openSync(place.log, "a", 0o600);
  const server = spawn(join(runtime, "bin", "postgres"), ["-D", place.data, ...flags], {
    ...account,
    cwd: "/",
    // A session of its own: Ctrl-C must reach the application first, which drains, then stops it.
    detached: true,
    env: { LC_ALL: "C" },
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  server.on("error", () => undefined);
  server.unref();
  return server;
}

/**
 * Whether it is still running. A killed child stays in the process table until it is waited for.
 */
export function isRunning(server: ServerProcess): boolean {
  return server.pid !== undefined && server.exitCode === null && server.signalCode === null;
}
