import { existsSync } from "node:fs";
import { join as joinPath } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "pg";
import { CannotStart } from "../../../application/ports/cannot-start.ts";
import { superuser, type Socket } from "./administrator.ts";
import { prepareData } from "./create-cluster.ts";
import { writeAccessRules } from "./access-rules.ts";
import { join, leave, type Membership } from "./membership.ts";
import { placeCluster, type Placement } from "./placement.ts";
import { errorCode } from "./error-code.ts";
import { isAlive } from "./process-is-alive.ts";
import { postgresRuntime } from "./runtime.ts";
import { serverAccount } from "./server-account.ts";
import {
  isRunning,
  spawnServer,
  type ServerOptions,
  type ServerProcess,
} from "./server-process.ts";

/** What a cluster is for. */
interface ClusterOptions extends ServerOptions {
  /** Where its data folder should be; created if missing. */
  readonly directory: string;
}

/** A running server. It listens on a UNIX socket only, in a folder open only to its own account. */
export interface Cluster extends Socket {
  readonly user: string;
  /** Whether the server was already running, left behind by a killed process or shared with one. */
  readonly adopted: boolean;
  /** Creates the database if it does not exist. */
  ensureDatabase(name: string): Promise<void>;
  /** Creates a role that may only connect, if it does not exist. */
  ensureLogin(name: string): Promise<void>;
  /** Stops the server, unless another of our processes uses it: the last one stops it. */
  stop(): Promise<void>;
}

/** Recovery after a crash may take long; a server that exits at once will not do better later. */
const startLimit = 60_000;
const spawnLimit = 25;
const stopLimit = 30_000;
/** Between two rounds of starts, in ms, after many of them. */
const mostRest = 30_000;

/**
 * Starts the server of the cluster in `directory`, or adopts the running one. If the server dies
 * later, it is started again.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const account = serverAccount();
  const place = placeCluster(options.directory, account);
  const runtime = await postgresRuntime(account);
  await prepareData(runtime, place, options.durable, account);
  const areRulesNew = writeAccessRules(place.data, account);
  const socket = { host: place.socketFolder, port: 5432 };
  const spawn = () => spawnServer(runtime, place, options, account);
  let isStopping = false;
  const first = await joinOrSpawn(socket, place, spawn);
  if (areRulesNew && first.adopted) {
    await first.membership.client.query("SELECT pg_reload_conf()");
  }
  const rejoinWhenLost = (joined: Membership): Membership => {
    joined.client.once("end", () => {
      if (!isStopping) membership = rejoin(joined);
    });
    return joined;
  };
  /** Repeated, as a disk that is full now may have space later. */
  const rejoin = async (lost: Membership): Promise<Membership> => {
    for (let rest = 1_000; !isStopping; rest = Math.min(rest * 2, mostRest)) {
      // The readiness check shows the operator that it is down; the server's log says why.
      const next = await joinOrSpawn(socket, place, spawn).catch(() => undefined);
      if (next) return rejoinWhenLost(next.membership);
      for (let rested = 0; rested < rest && !isStopping; rested += 100) await pause(100);
    }
    return lost;
  };
  let membership = Promise.resolve(rejoinWhenLost(first.membership));
  return {
    ...socket,
    user: superuser,
    adopted: first.adopted,
    ensureDatabase: async (name) => ensureDatabase((await inTime(membership, place)).client, name),
    ensureLogin: async (name) => ensureLogin((await inTime(membership, place)).client, name),
    async stop() {
      isStopping = true;
      // Waits for a server that is just being restarted, or it would be left behind.
      await stopServer(await membership, place);
    },
  };
}

/**
 * Asks the socket, never the pid file: the file may be stale and its number another process's, and
 * only a server that answers on our socket is ours. A server that is shutting down may hold its
 * memory for a moment, and two starts may race: so this asks and spawns until one answers.
 */
async function joinOrSpawn(
  socket: Socket,
  place: Placement,
  spawn: () => ServerProcess,
): Promise<{ readonly membership: Membership; readonly adopted: boolean }> {
  const deadline = Date.now() + startLimit;
  let server: ServerProcess | undefined;
  let spawned = 0;
  while (Date.now() < deadline && spawned <= spawnLimit) {
    const answer = await join(socket).catch(stateFromError);
    if (typeof answer !== "string") return { membership: answer, adopted: server === undefined };
    if (answer === "silent" && !(server && isRunning(server))) {
      if (server) await pause(200);
      server = spawn();
      spawned += 1;
    }
    await pause(10);
  }
  return cannotStart(place);
}

/** A server that was lost meanwhile may take long to come back. */
async function inTime(membership: Promise<Membership>, place: Placement): Promise<Membership> {
  const joined = await Promise.race([membership, pause(startLimit, undefined, { ref: false })]);
  return joined ?? cannotStart(place);
}

function cannotStart({ log }: Placement): never {
  throw new CannotStart(`PostgreSQL did not start: see ${log} for the reason.`);
}

function stateFromError(error: unknown): "starting" | "silent" {
  const code = errorCode(error);
  const { message } = error as Error;
  if (code === "57P03" || code === "57P01" || code === "53300") return "starting";
  if (/timeout/i.test(message)) return "starting";
  if (code === "ENOENT" || code === "ECONNREFUSED" || code === "ECONNRESET") return "silent";
  if (message === "Connection terminated unexpectedly") return "silent";
  throw error;
}

async function ensureDatabase(client: Client, name: string): Promise<void> {
  const found = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
  if (found.rowCount !== 0) return;
  await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`).catch(ignoreExisting);
}

/** No password: the server asks the system who connects (`access-rules.ts`). */
async function ensureLogin(client: Client, name: string): Promise<void> {
  const found = await client.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [name]);
  if (found.rowCount !== 0) return;
  await client.query(`CREATE ROLE ${client.escapeIdentifier(name)} LOGIN`).catch(ignoreExisting);
}

/** Another process created the same between our check and our action. */
function ignoreExisting(error: unknown): void {
  const code = errorCode(error);
  if (code !== "42P04" && code !== "42710" && code !== "23505") throw error;
}

async function stopServer(membership: Membership, place: Placement): Promise<void> {
  const { client, serverPid } = membership;
  // A server that does not answer is already gone.
  if (await leave(membership).catch(() => false)) {
    const ended = new Promise<void>((resolve) => client.once("end", () => resolve()));
    interrupt(serverPid);
    await Promise.race([ended, pause(stopLimit, undefined, { ref: false })]);
    const deadline = Date.now() + stopLimit;
    const pidFile = joinPath(place.data, "postmaster.pid");
    while (isAlive(serverPid) && existsSync(pidFile) && Date.now() < deadline) await pause(10);
  }
  await Promise.race([client.end(), pause(1_000)]).catch(() => undefined);
}

/** SIGINT is PostgreSQL's fast shutdown: sessions are ended, everything is written. */
function interrupt(pid: number): void {
  try {
    process.kill(pid, "SIGINT");
  } catch (error) {
    if (errorCode(error) !== "ESRCH") throw error;
  }
}
