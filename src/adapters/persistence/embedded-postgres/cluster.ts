import { closeSync, existsSync, openSync, readFileSync } from "node:fs";
import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { CannotStart } from "../../../application/ports/cannot-start.ts";
import { createCluster, postgresMajor } from "./create-cluster.ts";
import { placeCluster, type Placement } from "./placement.ts";
import { postgresRuntime } from "./runtime.ts";
import { serverAccount, type ServerAccount } from "./server-account.ts";
import { superuser, withAdministrator, type Socket } from "./administrator.ts";

/** What a cluster is for. */
export interface ClusterOptions {
  /** Where its data folder is wanted; made when it is not there. */
  readonly directory: string;
  /** False for throw-away clusters of tests: they lose everything at a crash, and are faster. */
  readonly durable: boolean;
  readonly maxConnections: number;
}

/** A running server. It listens on a UNIX socket only, in a folder open to its own account alone. */
export interface Cluster extends Socket {
  readonly user: string;
  /** Whether the server was running already, left behind by a killed process or shared with one. */
  readonly adopted: boolean;
  /** Makes the database when it is not there. */
  ensureDatabase(name: string): Promise<void>;
  /** Stops the server, unless another process of ours is still connected: the last one stops it. */
  stop(): Promise<void>;
}

/** Recovery after a crash may take long; a server that exits at once will not do better later. */
const startLimit = 60_000;
const spawnLimit = 25;
const stopLimit = 30_000;

/** Starts the server of the cluster in `directory`, or adopts the one that is running. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const account = serverAccount();
  const place = placeCluster(options.directory, account);
  const runtime = await postgresRuntime(account);
  const socket = { host: place.socketFolder, port: 5432 };
  if (!existsSync(place.data)) await createCluster(runtime, place, options.durable, account);
  checkVersion(place.data);
  const adopted = await serve(runtime, place, socket, options, account);
  return {
    ...socket,
    user: superuser,
    adopted,
    ensureDatabase: (name) => ensureDatabase(socket, name),
    stop: () => stopServer(place, socket),
  };
}

function checkVersion(data: string): void {
  const version = readFileSync(join(data, "PG_VERSION"), "utf8").trim();
  if (version === postgresMajor) return;
  throw new CannotStart(
    `The data in ${data} was made by PostgreSQL ${version}, this program brings ${postgresMajor}: ` +
      "move it with pg_dump and pg_restore, or set DATA_DIR to another folder.",
  );
}

/**
 * Asks the socket first, never the pid file: the file may be stale, the pid may be another
 * process's, and only a server that answers on our socket is ours. A server that is just dying may
 * hold its memory for a moment, and two starts may race: so it asks and spawns until one answers.
 */
async function serve(
  runtime: string,
  place: Placement,
  socket: Socket,
  options: ClusterOptions,
  account: ServerAccount | undefined,
): Promise<boolean> {
  const deadline = Date.now() + startLimit;
  let child: ChildProcess | undefined;
  let spawned = 0;
  while (Date.now() < deadline && spawned <= spawnLimit) {
    const state = await withAdministrator(socket, "postgres", (client) =>
      client.query("SELECT 1").then(() => "answers" as const),
    ).catch(stateFromError);
    if (state === "answers") return child === undefined;
    const running = child !== undefined && child.exitCode === null && child.signalCode === null;
    if (state === "silent" && !running) {
      if (child) await pause(200);
      child = spawnServer(runtime, place, options, account);
      spawned += 1;
    }
    await pause(10);
  }
  throw new CannotStart(`PostgreSQL did not start: see ${place.log} for the reason.`);
}

function stateFromError(error: unknown): "starting" | "silent" {
  const { code } = error as { code?: string };
  if (code === "57P03" || code === "57P01") return "starting";
  if (code === "ENOENT" || code === "ECONNREFUSED" || code === "ECONNRESET") return "silent";
  if ((error as Error).message === "Connection terminated unexpectedly") return "silent";
  throw error;
}

function spawnServer(
  runtime: string,
  place: Placement,
  options: ClusterOptions,
  account: ServerAccount | undefined,
): ChildProcess {
  const settings = {
    listen_addresses: "",
    unix_socket_directories: place.socketFolder,
    unix_socket_permissions: "0700",
    max_connections: String(options.maxConnections),
    timezone: "UTC",
    log_timezone: "UTC",
    log_line_prefix: "%m [%p] ",
    ...(options.durable
      ? {}
      : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  const log = openSync(place.log, "a", 0o600);
  const child = spawn(
    join(runtime, "bin", "postgres"),
    [
      "-D",
      place.data,
      ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
    // A session of its own: Ctrl-C must reach the application first, which drains, then stops it.
    { ...account, cwd: "/", detached: true, env: { LC_ALL: "C" }, stdio: ["ignore", log, log] },
  );
  closeSync(log);
  child.on("error", () => undefined);
  child.unref();
  return child;
}

async function ensureDatabase(socket: Socket, name: string): Promise<void> {
  await withAdministrator(socket, "postgres", async (client) => {
    const found = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    if (found.rowCount === 0)
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  });
}

async function stopServer(place: Placement, socket: Socket): Promise<void> {
  const others = await withAdministrator(socket, "postgres", async (client) => {
    const { rows } = await client.query<{ others: number }>(
      `SELECT count(*)::int AS others FROM pg_stat_activity
       WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    );
    return rows[0]?.others ?? 0;
  }).catch(() => 0);
  const pidFile = join(place.data, "postmaster.pid");
  if (others > 0 || !existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, "utf8").split("\n", 1)[0]);
  // SIGINT is PostgreSQL's fast shutdown: sessions are ended, everything is written.
  process.kill(pid, "SIGINT");
  const deadline = Date.now() + stopLimit;
  while (existsSync(pidFile) && Date.now() < deadline) await pause(10);
}
