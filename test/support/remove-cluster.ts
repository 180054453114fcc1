import { existsSync, readFileSync, rmSync } from "node:fs";

/** Removes the files of a stopped cluster, also those that lie where its note says. */
export function removeCluster(directory: string): void {
  const note = `${directory}.place`;
  const data = existsSync(note) ? readFileSync(note, "utf8") : directory;
  for (const path of [data, `${data}.run`, `${data}.log`, note]) {
    rmSync(path, { recursive: true, force: true });
  }
}
