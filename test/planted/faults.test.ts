import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { findProject } from "../../src/composition/project.ts";
import { faults } from "./faults.ts";
import { NoLongerFits, plant, type PlantedFault } from "./planted-fault.ts";

const inProject = (path: string) => join(findProject().folder, path);
const read = (path: string) => readFileSync(inProject(path), "utf8");

describe("the list of planted faults", () => {
  it("fits the sources: each changes a text that its file has once, and is expected by a test", () => {
    for (const fault of faults) {
      const { name, file, expectedIn } = fault;
      expect(file, name).to.match(/^src\/(?!.*\/migrations\/)/);
      expect(plant(fault, read(file)), name).to.not.equal(read(file));
      expect(existsSync(inProject(expectedIn)), name).to.equal(true);
    }
  });

  it("has a name for each, and the page of planted faults names just these", () => {
    const names = faults.map(({ name }) => name);
    const rows = read("docs/planted-faults.md").matchAll(/^\| `([a-z-]+)` \|/gm);
    expect(new Set(names).size).to.equal(names.length);
    expect(Array.from(rows, ([, name]) => name)).to.deep.equal(names);
  });

  it("says of a fault whose text is gone, or there twice, that it no longer fits", () => {
    const fault: PlantedFault = {
      name: "example",
      kind: "lost",
      says: "",
      file: "src/domain/example.ts",
      is: "a < b",
      becomes: "a <= b",
      expectedIn: "",
    };
    expect(plant(fault, "if (a < b)")).to.equal("if (a <= b)");
    expect(() => plant(fault, "if (a > b)")).to.throw(NoLongerFits, "0 times");
    expect(() => plant(fault, "a < b, a < b, a < b")).to.throw(NoLongerFits, "3 times");
  });
});
