import { chmodSync, mkdirSync } from "node:fs";

/**
 * Where the database's account can reach files of ours when the project lies below a folder that
 * is closed to it, as root's home or a temporary folder of root's is.
 */
export const sharedPlace = "/var/lib/peerhold";

/** Makes it, open for passing through whatever the mask of the process says. */
export function makeSharedPlace(): void {
  if (mkdirSync(sharedPlace, { recursive: true }) !== undefined) chmodSync(sharedPlace, 0o755);
}
