import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { plant, type PlantedFault } from "./planted-fault.ts";

/** What the tests of the core need; the dependencies are linked. */
const copied = ["src", "test", "docs", "package.json", "tsconfig.json", ".mocharc.domain.json"];

/** A copy of the sources in which faults are planted: the tree itself is never changed. */
export class Workshop {
  readonly folder = mkdtempSync(join(tmpdir(), "peerhold-planted-"));

  constructor(project: string) {
    for (const each of copied) {
      cpSync(join(project, each), join(this.folder, each), { recursive: true });
    }
    symlinkSync(join(project, "node_modules"), join(this.folder, "node_modules"));
  }

  /** Does something while the fault is there. */
  async having<Outcome>(fault: PlantedFault, act: () => Promise<Outcome>): Promise<Outcome> {
    const path = join(this.folder, fault.file);
    const sound = readFileSync(path, "utf8");
    writeFileSync(path, plant(fault, sound));
    try {
      return await act();
    } finally {
      writeFileSync(path, sound);
    }
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
