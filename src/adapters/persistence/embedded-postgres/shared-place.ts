import { chmodSync, mkdirSync } from "node:fs";

/**
 * Where the database's account can reach our files when the project is below a folder that is
 * closed to it, such as root's home or a temporary folder of root's.
 */
export const sharedPlace = "/var/lib/peerhold";

/** Creates it, open for passing through whatever the process's umask. */
export function makeSharedPlace(): void {
  if (mkdirSync(sharedPlace, { recursive: true }) !== undefined) chmodSync(sharedPlace, 0o755);
}
