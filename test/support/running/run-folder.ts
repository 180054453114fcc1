import { accessSync, constants, mkdirSync, mkdtempSync, statfsSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

/** A file system in memory, on Linux. */
const memory = "/dev/shm";

/** What the databases and browsers of a run take at most is well below this, in bytes. */
const enough = 4 * 1_024 ** 3;

/** Where folders of runs may lie: in memory if there is enough of it, else on the disk. */
export function placesOfRuns(): readonly string[] {
  return hasRoom() ? [memory, tmpdir()] : [tmpdir()];
}

/**
 * Makes the folder of a run, and the temporary folder of all of its processes: what they forget
 * there goes with it. In memory, as a database is some 900 files: to copy those on a disk takes the
 * server ten times as much processor time.
 */
export function makeRunFolder(prefix: string): string {
  const usual = tmpdir();
  const [place = usual] = placesOfRuns();
  const folder = mkdtempSync(join(place, `${prefix}${process.pid}-`));
  // The cache of compiled sources outlives runs.
  const cache = join(usual, `tsx-${process.geteuid?.() ?? ""}`);
  mkdirSync(cache, { recursive: true });
  symlinkSync(cache, join(folder, basename(cache)), "dir");
  process.env["TMPDIR"] = folder;
  return folder;
}

function hasRoom(): boolean {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, process.availableMemory()) > enough;
  } catch {
    return false;
  }
}
