import { expect } from "chai";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findProject } from "../../../../src/composition/project.ts";

const folder = join(findProject().folder, "src/adapters/web-ui");

describe("the page of the design's components", () => {
  it("shows every component that there is", () => {
    const components = readdirSync(join(folder, "design")).filter((name) => name.endsWith(".tsx"));
    const gallery = join(folder, "design-gallery");
    const samples = readdirSync(gallery)
      .filter((name) => name.endsWith(".tsx"))
      .map((name) => readFileSync(join(gallery, name), "utf8"))
      .join("\n");
    expect(components).to.not.deep.equal([]);
    expect(components.filter((name) => !samples.includes(`"../design/${name}"`))).to.deep.equal([]);
  });
});
