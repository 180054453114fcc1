import { expect } from "chai";
import { join } from "node:path";
import { costReport } from "./cost-report.ts";
import type { FileCost } from "./file-costs.ts";

const folder = join("/", "project");
const cost = (path: string, seconds: number): FileCost => ({
  file: join(folder, ...path.split("/")),
  wallMs: seconds * 2_000,
  processorMs: seconds * 1_000,
});

describe("the report of what a run cost", () => {
  const lines = costReport(
    [
      ...Array.from({ length: 12 }, (_, place) => cost(`test/domain/a${place}.test.ts`, place)),
      cost("test/end-to-end/live.test.ts", 30),
      cost("test/planted/faults.test.ts", 0.5),
      cost("test/guard-removal/guards.test.ts", 1),
    ],
    7_000,
    folder,
  );

  it("names the ten slowest files, the slowest first", () => {
    expect(lines.slice(1, 11).map((line) => line.split("  ").at(-1))).to.deep.equal([
      "test/end-to-end/live.test.ts",
      ...Array.from({ length: 9 }, (_, place) => `test/domain/a${11 - place}.test.ts`),
    ]);
    expect(lines[1]).to.equal("    60.0    30.0  test/end-to-end/live.test.ts");
  });

  it("sums each kind, the database's server apart", () => {
    expect(lines.slice(12)).to.deep.equal([
      "   132.0    66.0  domain, 12 files",
      "    60.0    30.0  browser, 1 files",
      "     3.0     1.5  faults, 2 files",
      "     0.0     7.0  the database's server",
      "   195.0   104.5  all, 15 files",
    ]);
  });

  it("says nothing where nothing was measured", () => {
    expect(costReport([], 0, folder)).to.deep.equal([]);
  });

  it("refuses a test in a folder without a kind", () => {
    expect(() => costReport([cost("test/new/a.test.ts", 1)], 0, folder)).to.throw(
      "give its folder",
    );
  });
});
