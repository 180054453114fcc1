import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder of the program and its version, from package.json. */
export interface Project {
  readonly folder: string;
  readonly version: string;
}

/** Finds the project from this file: it runs from `src` in tests and from `dist` when built. */
export function findProject(): Project {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, "package.json"))) folder = dirname(folder);
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    version: string;
  };
  return { folder, version };
}
