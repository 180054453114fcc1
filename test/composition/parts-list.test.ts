import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "chai";
import { findProject } from "../../src/composition/project.ts";

interface PartsList {
  readonly bomFormat: string;
  readonly components: readonly { readonly name: string; readonly version: string }[];
}

describe("the list of parts", () => {
  it("is CycloneDX, and names each dependency that runs with its version", async () => {
    const { folder } = findProject();
    const script = join("scripts", "run.mjs");
    const { stdout } = await promisify(execFile)(process.execPath, [script, "sbom"], {
      cwd: folder,
      maxBuffer: 50_000_000,
    });
    const { bomFormat, components } = JSON.parse(stdout) as PartsList;
    expect(bomFormat).to.equal("CycloneDX");
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(folder, "package.json"), "utf8"),
    ) as Record<string, Record<string, string>>;
    const listed = new Set(components.map(({ name, version }) => `${name} ${version}`));
    for (const [name, version] of Object.entries(dependencies ?? {})) {
      expect(listed.has(`${name} ${version}`), name).to.equal(true);
    }
    expect(components.map(({ name }) => name)).to.not.include.members(
      Object.keys(devDependencies ?? {}),
    );
  });
});
