import { createHash, randomUUID } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { CannotStart } from "../../../application/ports/cannot-start.ts";
import { makeSharedPlace, sharedPlace } from "./shared-place.ts";
import { errorCode } from "./error-code.ts";
import { canReach, type ServerAccount } from "./server-account.ts";

/**
 * Longest path of a UNIX socket's folder in bytes: the system's limit of 108 minus the file's name.
 */
const longestSocketFolder = 80;

/** Where a cluster keeps its files. All folders are open to the database's account alone. */
export interface Placement {
  readonly data: string;
  readonly log: string;
  readonly socketFolder: string;
}

/**
 * Finds the place for the cluster that is wanted at `wanted`. Where the database's account cannot
 * reach it, the cluster is in the shared place and a note beside `wanted` points to it. A cluster
 * stays where it was made, whatever happens to the rights of the folders above: a start never
 * replaces a full database with an empty one.
 */
export function placeCluster(wanted: string, account: ServerAccount | undefined): Placement {
  mkdirSync(dirname(wanted), { recursive: true });
  const note = `${wanted}.place`;
  const data = existsSync(join(wanted, "PG_VERSION")) ? wanted : (read(note) ?? choose());
  if (account && !canReach(account, data)) {
    throw new CannotStart(
      `The database in ${data} is below a folder that its account cannot enter: ` +
        "allow others to enter the folders above it (chmod o+x).",
    );
  }
  return { data, log: `${data}.log`, socketFolder: socketFolder(data, account) };

  function choose(): string {
    if (!account || canReach(account, wanted)) return wanted;
    makeSharedPlace();
    return writeOnce(note, join(sharedPlace, randomUUID()));
  }
}

function read(note: string): string | undefined {
  return existsSync(note) ? readFileSync(note, "utf8") : undefined;
}

/** Writes the file whole or not at all; of two concurrent writers, the first one's text stays. */
function writeOnce(file: string, text: string): string {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text, { mode: 0o600 });
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  } finally {
    rmSync(unfinished);
  }
  return readFileSync(file, "utf8");
}

function socketFolder(data: string, account: ServerAccount | undefined): string {
  const beside = `${data}.run`;
  const name = createHash("sha256").update(data).digest("hex").slice(0, 16);
  // The server takes a comma as the end of a folder's name.
  const fits = Buffer.byteLength(beside) <= longestSocketFolder && !/[,"]/.test(beside);
  const folder = fits ? beside : join(tmpdir(), `peerhold-${name}`);
  ownFolder(folder, account);
  return folder;
}

/**
 * Makes a folder of mode 0700 for the database's account. In a shared temporary folder somebody
 * else may have created it first, to listen instead of us: only a real folder of the right owner is
 * used.
 */
export function ownFolder(folder: string, account: ServerAccount | undefined): void {
  if (makeFolder(folder) && account) chownSync(folder, account.uid, account.gid);
  const found = lstatSync(folder);
  const owner = account?.uid ?? process.getuid?.();
  const isOurs = owner === undefined || found.uid === owner;
  if (!found.isDirectory() || !isOurs || (found.mode & 0o077) !== 0) {
    throw new CannotStart(
      `The folder ${folder} belongs to another account or is open to others: remove it.`,
    );
  }
}

/** False when it existed before, or another of our processes has just made it. */
function makeFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { mode: 0o700 });
    chmodSync(folder, 0o700);
    return true;
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
    return false;
  }
}
