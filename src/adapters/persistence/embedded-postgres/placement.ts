import { createHash, randomUUID } from "node:crypto";
import { chownSync, existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { CannotStart } from "../../../application/ports/cannot-start.ts";
import { sharedPlace } from "./runtime.ts";
import { canReach, type ServerAccount } from "./server-account.ts";

/** Longest path of a UNIX socket's folder: the file's name and the system's limit of 108 bytes. */
const longestSocketFolder = 80;

/** Where a cluster keeps its files. All folders are open to the database's account alone. */
export interface Placement {
  readonly data: string;
  readonly log: string;
  readonly socketFolder: string;
}

/**
 * Finds the place for the cluster that is wanted at `wanted`. Where the database's account cannot
 * get there, the cluster lies in the shared place and `wanted` holds a note that leads to it; with
 * the note gone (somebody deleted the data folder) a new cluster is made.
 */
export function placeCluster(wanted: string, account: ServerAccount | undefined): Placement {
  mkdirSync(dirname(wanted), { recursive: true, mode: 0o711 });
  const data = account && !canReach(account, wanted) ? sharedCluster(wanted) : wanted;
  return { data, log: `${data}.log`, socketFolder: socketFolder(data, account) };
}

function sharedCluster(wanted: string): string {
  const note = `${wanted}.place`;
  if (!existsSync(note)) {
    mkdirSync(sharedPlace, { recursive: true, mode: 0o755 });
    writeFileSync(note, join(sharedPlace, randomUUID()), { mode: 0o600 });
  }
  return readFileSync(note, "utf8");
}

function socketFolder(data: string, account: ServerAccount | undefined): string {
  const beside = `${data}.run`;
  const name = createHash("sha256").update(data).digest("hex").slice(0, 16);
  const folder = beside.length <= longestSocketFolder ? beside : join(tmpdir(), `peerhold-${name}`);
  ownFolder(folder, account);
  return folder;
}

/**
 * Makes a folder of mode 0700 for the database's account. In a shared temporary folder somebody
 * else may have been there first, to listen in our place: only a real folder of the right owner
 * is used.
 */
export function ownFolder(folder: string, account: ServerAccount | undefined): void {
  if (!existsSync(folder)) {
    mkdirSync(folder, { mode: 0o700 });
    if (account) chownSync(folder, account.uid, account.gid);
    return;
  }
  const { uid, mode } = lstatSync(folder);
  const owner = account?.uid ?? process.getuid?.();
  const isFolder = lstatSync(folder).isDirectory();
  if (!isFolder || (owner !== undefined && uid !== owner) || (mode & 0o077) !== 0) {
    throw new CannotStart(
      `The folder ${folder} belongs to somebody else or is open to others: remove it.`,
    );
  }
}
