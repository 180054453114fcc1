import { expect } from "chai";
import { readProject } from "./changed-files.ts";
import { kindOf, kindsOfTest } from "./kinds-of-test.ts";
import { reachOf, type ProjectFiles } from "./reach.ts";

/** A project with a rule, a page, and tests of many kinds. */
const files: ProjectFiles = new Map([
  ["src/domain/price.ts", ""],
  ["src/domain/words.ts", ""],
  ["src/main.ts", 'import { price } from "./domain/price.ts";'],
  ["src/adapters/web-ui/main.tsx", 'import "./page.css";\nconst page = import("./page.tsx");'],
  ["src/adapters/web-ui/page.tsx", 'import { words } from "../../domain/words.ts";'],
  ["src/admin-ui/main.tsx", ""],
  ["test/support/test-app.ts", ""],
  ["test/support/desk.ts", 'import {\n  price,\n} from "../../src/domain/price.ts";'],
  ["test/domain/price.test.ts", 'import { price } from "../../src/domain/price.ts";'],
  ["test/domain/typed.test.ts", 'import type { Price } from "../../src/domain/price.ts";'],
  ["test/domain/page.test.ts", 'readFileSync("docs/page.md");'],
  ["test/application/desk.test.ts", 'import { desk } from "../support/desk.ts";'],
  ["test/adapters/http/app.test.ts", 'import { app } from "../../support/test-app.ts";'],
  ["test/adapters/persistence/row.test.ts", ""],
  ["src/adapters/persistence/migrations/first.ts", ""],
  ["src/adapters/persistence/migrations/migrate.ts", 'import { first } from "./first.ts";'],
  ["test/support/database.ts", ""],
  ["test/adapters/persistence/shelf.test.ts", 'import { d } from "../../support/database.ts";'],
  ["test/adapters/web-ui/page.test.ts", 'export * from "../../../src/adapters/web-ui/page.tsx";'],
  ["test/end-to-end/page.test.ts", 'import { app } from "../support/test-app.ts";'],
  ["test/architecture/rules.test.ts", ""],
]);
const tests = [...files.keys()].filter((path) => path.endsWith(".test.ts")).toSorted();
/** They read files as text, so any change concerns them. */
const always = ["test/architecture/rules.test.ts", "test/domain/page.test.ts"];
const [http, browser] = ["test/adapters/http/app.test.ts", "test/end-to-end/page.test.ts"];

describe("what a change can reach", () => {
  const cases: readonly [what: string, path: string, reached: readonly string[]][] = [
    [
      "a module: who imports it over any number of steps, or starts the application",
      "src/domain/price.ts",
      ["test/domain/price.test.ts", "test/application/desk.test.ts", http, browser],
    ],
    [
      "a module of an interface: its tests, and who starts the application",
      "src/domain/words.ts",
      ["test/adapters/web-ui/page.test.ts", http, browser],
    ],
    ["a style sheet: who starts the application", "src/adapters/web-ui/page.css", [http, browser]],
    ["a test: itself", "test/application/desk.test.ts", ["test/application/desk.test.ts"]],
    ["a test that is gone: nothing", "test/domain/gone.test.ts", []],
    ["a page of the docs: nothing", "docs/contributing.md", []],
    [
      "a migration: who has a copy of the migrated database",
      "src/adapters/persistence/migrations/first.ts",
      ["test/adapters/persistence/shelf.test.ts"],
    ],
    [
      "SQL: who works on a database",
      "src/adapters/persistence/commit/commit.sql",
      [
        http,
        browser,
        "test/adapters/persistence/row.test.ts",
        "test/adapters/persistence/shelf.test.ts",
      ],
    ],
  ];
  for (const [what, path, reached] of cases) {
    it(what, () => {
      const expected = new Set([...reached, ...always]);
      expect(reachOf([path], files)).to.deep.equal([...expected].toSorted());
    });
  }

  for (const path of [
    "package-lock.json",
    ".mocharc.json",
    "src/domain/gone.ts",
    "vite.config.ts",
  ]) {
    it(`${path}: everything`, () => {
      expect(reachOf([path], files)).to.deep.equal(tests);
    });
  }

  it("nothing at all: nothing", () => {
    expect(reachOf([], files)).to.deep.equal([]);
  });

  it("in this project: each test has a kind, and the core reaches tests of many", () => {
    const project = readProject();
    const reached = reachOf(["src/domain/money/money.ts"], project);
    const kinds = new Set(reached.map(kindOf));
    expect(kindsOfTest.filter((kind) => !kinds.has(kind))).to.deep.equal([]);
    const one = reachOf(["test/domain/money/price.test.ts"], project);
    expect(one).to.include("test/domain/money/price.test.ts");
    expect(one.length).to.be.below(reached.length / 4);
    const alone = [...project.keys()].filter((path) => path.endsWith(".test.ts"));
    expect(() => alone.map(kindOf)).to.not.throw();
  });
});
