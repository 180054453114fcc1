import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect } from "chai";

interface Row {
  readonly name: string;
  readonly area: string;
  readonly state: string;
  readonly test: string;
}

/** The last column of the name of a row, by list. */
const lists = { calls: 2, screens: 3, pieces: 3 } as const;

function rowsOf(list: keyof typeof lists): readonly Row[] {
  const [head = "", ...lines] = readFileSync(`docs/coverage/${list}.tsv`, "utf8")
    .trimEnd()
    .split("\n");
  const columns = head.split("\t");
  return lines.map((line) => {
    const cells = line.split("\t");
    const cell = (column: string) => cells[columns.indexOf(column)] ?? "";
    const name = cells.slice(0, lists[list]).join(" ");
    return { name, area: cell("area"), state: cell("state"), test: cell("test") };
  });
}

describe("the coverage of the specification", () => {
  for (const list of ["calls", "screens", "pieces"] as const) {
    it(`names each of the ${list} once, with a state and with tests that exist`, () => {
      const rows = rowsOf(list);
      expect(rows.length).to.be.greaterThan(100);
      expect(new Set(rows.map(({ name }) => name)).size).to.equal(rows.length);
      for (const { name, state, test } of rows) {
        expect(["works", "part", "missing"], name).to.include(state);
        if (test !== "") expect(existsSync(test), `${name}: ${test}`).to.equal(true);
        if (state === "missing") expect(test, name).to.equal("");
      }
    });
  }

  for (const list of ["calls", "screens"] as const) {
    it(`shows each of the ${list} that works by a test`, () => {
      const unshown = rowsOf(list).filter(({ state, test }) => state === "works" && test === "");
      expect(unshown).to.deep.equal([]);
    });
  }

  it("shows each of the pieces of trades that works by a test", () => {
    const ofTrades = new Set(["trade", "chat", "dispute", "feedback", "chargeback"]);
    const rows = rowsOf("pieces").filter(({ area }) => ofTrades.has(area));
    expect(rows).to.have.length.above(100);
    expect(rows.filter(({ state, test }) => state === "works" && test === "")).to.deep.equal([]);
  });
});

describe("the documents about security", () => {
  const files = globSync("test/**/*.test.ts");
  const known = new Set([
    ...files.map((path) => path.slice("test/".length)),
    ...files.map((path) => basename(path)),
  ]);

  for (const document of ["security", "asvs"]) {
    it(`name tests that exist: ${document}.md`, () => {
      const named = readFileSync(`docs/${document}.md`, "utf8").match(
        /(?<=`)[\w/.-]+\.test\.ts(?=`)/g,
      );
      expect(named?.length).to.be.greaterThan(40);
      expect(named?.filter((path) => !known.has(path))).to.deep.equal([]);
    });
  }
});
