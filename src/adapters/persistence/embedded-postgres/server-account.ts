import { readFileSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { CannotStart } from "../../../application/ports/cannot-start.ts";

/** The operating system's account that the server runs under. */
export interface ServerAccount {
  readonly uid: number;
  readonly gid: number;
}

const unprivilegedNames = ["postgres", "_postgres", "nobody"];

/**
 * PostgreSQL refuses to run as root: there it runs under the account `postgres`, else `nobody`. For
 * any other user it runs under their own account (`undefined`).
 */
export function serverAccount(): ServerAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = new Map<string, ServerAccount>();
  for (const line of readFileSync("/etc/passwd", "utf8").split("\n")) {
    const [name, , uid, gid] = line.split(":");
    if (name && uid && gid) accounts.set(name, { uid: Number(uid), gid: Number(gid) });
  }
  for (const name of unprivilegedNames) {
    const account = accounts.get(name);
    if (account) return account;
  }
  throw new CannotStart(
    "PostgreSQL does not run as root and there is no account named postgres or nobody: " +
      "start as another user, or set DATABASE_URL to a server.",
  );
}

/** Whether `account` may pass through every folder above `path`, going by the folders' modes. */
export function canReach(account: ServerAccount, path: string): boolean {
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const mayPass = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & mayPass) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
