import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { findProject } from "../../src/composition/project.ts";
import { plant } from "../planted/planted-fault.ts";
import { cloneDatabase } from "../support/database.ts";
import { guards } from "./guards.ts";

const isSql = (path: string) => path.includes("/migrations/sql/");
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

  it("takes SQL from what the newest migration left of a function, not from one that was replaced", async () => {
    const database = await cloneDatabase();
    const rows = await database.query<{ body: string }>("SELECT prosrc AS body FROM pg_proc");
    await database.drop();
    const bodies = new Set(rows.map(({ body }) => body));
    const inSql = guards.flatMap(({ without }) => without.filter(({ file }) => isSql(file)));
    expect(inSql).to.not.have.length(0);
    for (const { file, is } of inSql) {
      const [before = "", after = ""] = read(file).split(is);
      const body = [before.split("$$").at(-1), is, after.split("$$")[0]].join("");
      expect(bodies.has(body), `${file}: ${is}`).to.equal(true);
    }
  });

  it("has a name for each, and the page of guard removal tests names just these", () => {
    const names = guards.map(({ name }) => name);
    const rows = read("docs/guard-removal.md").matchAll(/^\| `([a-z-]+)` \|/gm);
    expect(new Set(names).size).to.equal(names.length);
    expect(Array.from(rows, ([, name]) => name)).to.deep.equal(names);
  });
});
