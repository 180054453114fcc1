import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { findProject } from "../../src/composition/project.ts";
import { plant } from "../planted/planted-fault.ts";
import { guards } from "./guards.ts";

const inProject = (path: string) => join(findProject().folder, path);
const read = (path: string) => readFileSync(inProject(path), "utf8");

describe("the list of guards", () => {
  it("fits the sources: each takes away a text that its file has once, and has its test", () => {
    for (const { name, without, red } of guards) {
      expect(without, name).to.not.have.length(0);
      expect(existsSync(inProject(red.file)), name).to.equal(true);
      const sources = new Map<string, string>();
      for (const change of without) {
        expect(change.file, name).to.match(/^src\//);
        sources.set(change.file, plant(change, sources.get(change.file) ?? read(change.file)));
      }
      for (const [file, source] of sources) expect(source, name).to.not.equal(read(file));
    }
  });

  it("takes the text of a function from where the database has it, not from a migration that is replaced", () => {
    const files = guards.flatMap(({ without }) => without.map(({ file }) => file));
    expect(files.filter((file) => file.includes("/persistence/functions/"))).to.not.have.length(0);
    for (const change of guards.flatMap(({ without }) => without)) {
      if (!change.file.includes("/migrations/")) continue;
      const { file, is } = change;
      const [before = ""] = read(file).split(is);
      const isInBody = /CREATE (OR REPLACE )?FUNCTION(?![\s\S]*\$\$`)/.test(before);
      expect(isInBody, `${file}: ${is}`).to.equal(false);
    }
  });

  it("has a name for each, and the page of guard removal tests names just these", () => {
    const names = guards.map(({ name }) => name);
    const rows = read("docs/guard-removal.md").matchAll(/^\| `([a-z-]+)` \|/gm);
    expect(new Set(names).size).to.equal(names.length);
    expect(Array.from(rows, ([, name]) => name)).to.deep.equal(names);
  });
});
