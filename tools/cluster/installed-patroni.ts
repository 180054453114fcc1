import { execFileSync } from "node:child_process";
import { versionIn } from "./patroni-faults.ts";

/** The version of Patroni on this machine; undefined where it is not installed. */
export function installedPatroni(): string | undefined {
  try {
    return versionIn(execFileSync("patroni", ["--version"], { encoding: "utf8" }));
  } catch {
    return undefined;
  }
}
