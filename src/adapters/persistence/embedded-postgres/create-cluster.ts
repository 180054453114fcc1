import { execFile } from "node:child_process";
import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { CannotStart } from "../../../application/ports/cannot-start.ts";
import { superuser } from "./administrator.ts";
import { ownFolder, type Placement } from "./placement.ts";
import type { ServerAccount } from "./server-account.ts";

/** The major version of the embedded server, as `PG_VERSION` in a data folder has it. */
export const postgresMajor = "18";

const run = promisify(execFile);

/**
 * Makes a new data folder. It is made beside its place and renamed when it is whole, so that a
 * process killed half-way leaves nothing that looks like a cluster.
 */
export async function createCluster(
  runtime: string,
  place: Placement,
  durable: boolean,
  account: ServerAccount | undefined,
): Promise<void> {
  removeUnfinished(place.data);
  const unfinished = `${place.data}.init-${process.pid}`;
  ownFolder(unfinished, account);
  const options = [
    ["--pgdata", unfinished],
    ["--username", superuser],
    ["--auth-local", "trust"],
    ["--auth-host", "reject"],
    ["--locale-provider", "builtin"],
    ["--builtin-locale", "C.UTF-8"],
    ["--locale", "C"],
    ["--encoding", "UTF8"],
  ];
  try {
    await run(
      join(runtime, "bin", "initdb"),
      [...options.flat(), "--data-checksums", ...(durable ? [] : ["--no-sync"])],
      { ...account, cwd: "/", env: { LC_ALL: "C" } },
    );
  } catch (cause) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new CannotStart(`PostgreSQL could not make its data folder ${place.data}.`, { cause });
  }
  try {
    renameSync(unfinished, place.data);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(place.data)) throw error;
  }
}

function removeUnfinished(data: string): void {
  const prefix = `${basename(data)}.init-`;
  for (const name of readdirSync(dirname(data))) {
    if (!name.startsWith(prefix) || isAlive(Number(name.slice(prefix.length)))) continue;
    rmSync(join(dirname(data), name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === "EPERM";
  }
}
