import { expect } from "chai";
import { filesInOrder, longest } from "../../../scripts/test-order.mjs";
import { findProject } from "../../../src/composition/project.ts";
import { readProject } from "./changed-files.ts";

describe("the order of the test files", () => {
  const files = filesInOrder(findProject().folder);

  it("leaves none out, and names none twice", () => {
    const all = [...readProject().keys()].filter((path) => path.endsWith(".test.ts"));
    expect(files.toSorted()).to.deep.equal(all.toSorted());
  });

  it("begins with those that take longest, and with the browser's", () => {
    expect(files.slice(0, longest.length)).to.deep.equal(longest);
    expect(files[longest.length]).to.match(/^test\/end-to-end\//);
  });
});
