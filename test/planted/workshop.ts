import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { plant, type SourceChange } from "./planted-fault.ts";

/** What the tests that run on it need. */
const copied = [
  "src",
  "test",
  "docs",
  "package.json",
  "tsconfig.json",
  "lingui.config.ts",
  ".mocharc.domain.json",
];

/** What is linked, not copied: dependencies, and the built pages that a server needs to start. */
const linked = ["node_modules", "dist"];

/** A copy of the sources for planting faults: the working tree never changes. */
export class Workshop {
  readonly folder = mkdtempSync(join(tmpdir(), "peerhold-planted-"));

  constructor(project: string) {
    for (const each of copied) {
      cpSync(join(project, each), join(this.folder, each), { recursive: true });
    }
    for (const each of linked) symlinkSync(join(project, each), join(this.folder, each));
  }

  /** Runs something with the changes applied. */
  async having<Outcome>(
    changes: readonly SourceChange[],
    act: () => Promise<Outcome>,
  ): Promise<Outcome> {
    const sound = new Map<string, string>();
    try {
      for (const change of changes) {
        const path = join(this.folder, change.file);
        const source = readFileSync(path, "utf8");
        if (!sound.has(path)) sound.set(path, source);
        writeFileSync(path, plant(change, source));
      }
      return await act();
    } finally {
      for (const [path, source] of sound) writeFileSync(path, source);
    }
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
