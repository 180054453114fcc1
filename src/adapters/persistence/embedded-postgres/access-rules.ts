import { chmodSync, chownSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import type { ServerAccount } from "./server-account.ts";

/** The name of the map from accounts of the operating system to roles. */
const map = "peerhold";

/**
 * Who may connect: the account of the operating system that we run under, as any role, and nobody
 * else. The server asks the system who holds the other end of the socket. Its own account is not let
 * in where that is another one (`serverAccount`): others may run under it, too.
 */
function rules(account: string): Readonly<Record<string, string>> {
  return {
    "pg_hba.conf": `local all all peer map=${map}\n`,
    "pg_ident.conf": `${map} "${account}" all\n`,
  };
}

/**
 * Writes the rules where they are others: also those of a cluster that was made when the server still
 * trusted whoever could open its socket. Returns whether a running server has to read them again.
 */
export function writeAccessRules(data: string, owner: ServerAccount | undefined): boolean {
  const wanted = Object.entries(rules(userInfo().username));
  const outdated = wanted.filter(([name, text]) => read(join(data, name)) !== text);
  for (const [name, text] of outdated) replace(join(data, name), text, owner);
  return outdated.length > 0;
}

function read(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** In one step: a server that starts meanwhile reads the old rules or the new ones. */
function replace(file: string, text: string, owner: ServerAccount | undefined): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600 });
  chmodSync(draft, 0o600);
  if (owner) chownSync(draft, owner.uid, owner.gid);
  renameSync(draft, file);
}
