import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { CannotStart } from "../../../application/ports/cannot-start.ts";
import { claimPlace } from "./claim-place.ts";
import { superuser } from "./administrator.ts";
import { ownFolder, type Placement } from "./placement.ts";
import { isAlive } from "./process-is-alive.ts";
import type { ServerAccount } from "./server-account.ts";

/** The major version of the embedded server, as `PG_VERSION` in a data folder has it. */
const postgresMajor = "18";

const run = promisify(execFile);

/** Creates the data folder where there is none, and refuses one that is not for this server. */
export async function prepareData(
  runtime: string,
  place: Placement,
  durable: boolean,
  account: ServerAccount | undefined,
): Promise<void> {
  removeUnfinished(place.data);
  if (isEmptyFolder(place.data)) rmdirSync(place.data);
  if (!existsSync(place.data)) await createCluster(runtime, place, durable, account);
  const versionFile = join(place.data, "PG_VERSION");
  const version = existsSync(versionFile) ? readFileSync(versionFile, "utf8").trim() : undefined;
  if (version === postgresMajor) return;
  throw new CannotStart(
    version === undefined
      ? `The folder ${place.data} holds something else than a database: set DATA_DIR to another.`
      : `The data in ${place.data} was made by PostgreSQL ${version}, this program brings ` +
          `${postgresMajor}: move it with pg_dump and pg_restore, or set DATA_DIR to another folder.`,
  );
}

function isEmptyFolder(path: string): boolean {
  return existsSync(path) && readdirSync(path).length === 0;
}

/**
 * Made next to its place and renamed when complete: a process killed half-way leaves nothing that
 * looks like a cluster, and of two that start together one wins.
 */
async function createCluster(
  runtime: string,
  place: Placement,
  durable: boolean,
  account: ServerAccount | undefined,
): Promise<void> {
  const unfinished = `${place.data}.init-${process.pid}`;
  ownFolder(unfinished, account);
  const options = [
    ["--pgdata", unfinished],
    ["--username", superuser],
    ["--auth-local", "peer"],
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
    throw new CannotStart(`PostgreSQL could not create its data folder ${place.data}.`, { cause });
  }
  claimPlace(unfinished, place.data);
}

/** Leftovers of processes that were killed while they created a cluster. */
function removeUnfinished(data: string): void {
  const prefix = `${basename(data)}.init-`;
  for (const name of readdirSync(dirname(data))) {
    if (!name.startsWith(prefix) || isAlive(Number(name.slice(prefix.length)))) continue;
    rmSync(join(dirname(data), name), { recursive: true, force: true, maxRetries: 5 });
  }
}
