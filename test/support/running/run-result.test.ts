import { expect } from "chai";
import { filesToRepeat } from "../../../scripts/second-run.mjs";
import { sumOf, withTest, type RunResult } from "./run-result.ts";

const browser = (name: string) => `/project/test/end-to-end/${name}.test.ts`;
const failing: RunResult = { [browser("live")]: { passed: 2, failed: 1 } };
const passing: RunResult = { "/project/test/domain/money.test.ts": { passed: 7, failed: 0 } };

describe("the result of a run", () => {
  it("counts each test at its file", () => {
    const once = withTest({}, "a", true);
    expect(withTest(withTest(once, "a", false), "b", false)).to.deep.equal({
      a: { passed: 1, failed: 1 },
      b: { passed: 0, failed: 1 },
    });
  });

  it("takes the later result of a file that was run again", () => {
    const again = { [browser("live")]: { passed: 3, failed: 0 } };
    expect(sumOf({ ...failing, ...passing }, again)).to.deep.equal({ passed: 10, failed: 0 });
    expect(sumOf({ ...failing, ...passing }, {})).to.deep.equal({ passed: 9, failed: 1 });
  });
});

describe("a second run", () => {
  it("repeats the files of browsers and servers that failed", () => {
    const server = { "/project/test/adapters/http/trade.test.ts": { passed: 3, failed: 1 } };
    expect(filesToRepeat({ ...failing, ...server, ...passing })).to.deep.equal([
      ...Object.keys(failing),
      ...Object.keys(server),
    ]);
  });

  it("repeats nothing where a test failed as well that nothing outside can disturb", () => {
    const other = { "/project/test/domain/money.test.ts": { passed: 6, failed: 1 } };
    expect(filesToRepeat({ ...failing, ...other })).to.deep.equal([]);
  });

  it("repeats nothing where more than five files failed, or none", () => {
    const names = ["a", "b", "c", "d", "e", "f"];
    const six = Object.fromEntries(names.map((name) => [browser(name), { passed: 0, failed: 1 }]));
    expect(filesToRepeat(six)).to.deep.equal([]);
    expect(filesToRepeat(passing)).to.deep.equal([]);
  });
});
