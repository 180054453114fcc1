import { globSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { refusals } from "../../../src/adapters/http/contract/refusals.ts";
import { findProject } from "../../../src/composition/project.ts";

const { folder } = findProject();
const files = globSync("src/adapters/http/contract/**/*-refusals.ts", { cwd: folder });

/** The codes of a table of one feature. */
async function codesOf(file: string): Promise<readonly string[]> {
  const module = (await import(join(folder, file))) as Record<string, unknown>;
  return Object.values(module)
    .filter((each) => typeof each === "object" && each !== null && !Array.isArray(each))
    .flatMap((table) => Object.keys(table as object));
}

describe("the refusals of all features", () => {
  it("have a code each: of two with one code, the later one would speak for both", async () => {
    const codes = (await Promise.all(files.map(codesOf))).flat();
    expect(codes.length).to.be.greaterThan(100);
    expect(codes.filter((code, place) => codes.indexOf(code) !== place)).to.deep.equal([]);
    expect(Object.keys(refusals)).to.include.members(codes);
  });
});
