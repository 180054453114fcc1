import { execFileSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

/** An in-memory file system so small that it can be filled in a moment. */
export class SmallDisk {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static mount(folder: string, megabytes: number): SmallDisk {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=711`, "tmpfs", folder]);
    return new SmallDisk(folder);
  }

  /** Writes until nothing more fits. */
  fill(): void {
    const file = openSync(this.#ballast, "w");
    // Smaller and smaller pieces: not a byte should be left.
    for (const size of [1_048_576, 4_096, 1]) writeUntilFull(file, Buffer.alloc(size));
    closeSync(file);
  }

  /** Deletes what `fill` wrote. */
  empty(): void {
    rmSync(this.#ballast, { force: true });
  }

  unmount(): void {
    execFileSync("umount", ["--lazy", this.#folder]);
  }

  get #ballast(): string {
    return join(this.#folder, "ballast");
  }
}

function writeUntilFull(file: number, piece: Buffer): void {
  try {
    for (;;) writeSync(file, piece);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}
