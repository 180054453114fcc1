import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "chai";
import { findProject } from "../../src/composition/project.ts";
import { writeFeature } from "../../scripts/new-feature.mjs";

const { folder: project } = findProject();
const copied = [
  "src",
  "test",
  "bench",
  "scripts",
  "tools",
  "docs",
  "package.json",
  "tsconfig.json",
];
/** Not what the nodes of chains have installed and left. */
const isKept = (path: string) => !/[\\/](node_modules|\.data)$/.test(path);
const configs = readdirSync(project).filter((name) => name.startsWith("vite."));
/** Where the sources are in the copy once they are compiled. */
const compiledTo = "compiled";
/** How many files a feature with a route, a screen and tests may touch. */
const mostFiles = 25;

describe("the skeleton of a feature", function () {
  this.timeout(600_000);
  let copy: string;
  let files: { written: readonly string[]; changed: readonly string[] };
  before(() => {
    copy = mkdtempSync(join(tmpdir(), "peerhold-new-feature-"));
    for (const name of [...copied, ...configs, "lingui.config.ts"])
      cpSync(join(project, name), join(copy, name), { recursive: true, filter: isKept });
    symlinkSync(join(project, "node_modules"), join(copy, "node_modules"));
    files = writeFeature(copy, "planted-thing");
  });
  after(() => rmSync(copy, { recursive: true, force: true }));

  const run = async (script: string, args: readonly string[]) => {
    const nodeArgs = [join(project, "node_modules", script), ...args];
    try {
      const { stdout } = await promisify(execFile)(process.execPath, nodeArgs, { cwd: copy });
      return { isGood: true, output: stdout };
    } catch (error) {
      return { isGood: false, output: (error as { stdout: string }).stdout };
    }
  };
  const mocha = async (...tests: string[]) => {
    await compile();
    const compiled = tests.map((path) => join(compiledTo, path.replace(/\.ts$/, ".js")));
    return run("mocha/bin/mocha.js", ["--no-config", "--timeout", "300000", ...compiled]);
  };
  let compiling: ReturnType<typeof run> | undefined;
  /** What was compiled while the types were checked runs: to load sources would translate all of them once more. */
  const compile = () => {
    const options = [
      "--noEmit",
      "false",
      "--outDir",
      compiledTo,
      "--rewriteRelativeImportExtensions",
    ];
    compiling ??= run("typescript/bin/tsc", ["--project", ".", "--checkers", "1", ...options]);
    return compiling;
  };

  it("touches few files", () => {
    expect(files.written.length + files.changed.length).to.be.at.most(mostFiles);
  });

  it("has types that fit, in every layer", async () => {
    const { isGood, output } = await compile();
    expect(output).to.equal("");
    expect(isGood).to.equal(true);
  });

  it("is named in every list, and keeps the rules of the architecture", async () => {
    const { isGood, output } = await mocha(
      "test/composition/features.test.ts",
      "test/adapters/web-ui/pages.test.ts",
      "test/architecture/rules.test.ts",
    );
    expect(isGood, output).to.equal(true);
  });

  it("has a test in each layer, which fails because it is not written yet", async () => {
    const tests = files.written.filter((path) => path.endsWith(".test.ts"));
    expect(tests.map((path) => path.split("/").slice(1, -1).join("/"))).to.have.members([
      "domain/planted-thing",
      "application/planted-thing",
      "adapters/persistence",
      "adapters/http",
      "end-to-end",
    ]);
    for (const path of tests)
      expect(readFileSync(join(copy, path), "utf8"), path).to.include("not written yet");
    const core = tests.filter((path) => /^test\/(domain|application)\//.test(path));
    const { isGood, output } = await mocha(...core);
    expect(isGood).to.equal(false);
    expect(output).to.include("0 passing").and.to.include("2 failing");
    expect(output.match(/AssertionError.*not written yet/g)).to.have.length(2);
  });

  it("is not written over a feature that is there", () => {
    expect(() => writeFeature(copy, "planted-thing")).to.throw("is there already");
  });
});
