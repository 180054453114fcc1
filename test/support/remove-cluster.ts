import { existsSync, readFileSync, rmSync } from "node:fs";

/** Removes the files of a stopped cluster, also those in the place that its note names. */
export function removeCluster(directory: string): void {
  const data = placeOf(directory);
  for (const path of [data, `${data}.run`, `${data}.log`, noteOf(directory)]) {
    rmSync(path, { recursive: true, force: true });
  }
}

/** Where the data of a cluster is: where it was wanted, or where its note says. */
export function placeOf(directory: string): string {
  const note = noteOf(directory);
  return existsSync(note) ? readFileSync(note, "utf8") : directory;
}

const noteOf = (directory: string) => `${directory}.place`;
