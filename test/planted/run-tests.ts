import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import type { FailedTest, Report } from "./first-failure-reporter.ts";

/** A selection of a project's tests. */
export interface Tests {
  /** Files or patterns of files; default: those of `test:domain`. */
  readonly files?: readonly string[];
  /** Only tests whose full title contains one of these. */
  readonly titled?: readonly string[];
  /** Whether they need the database of the run. */
  readonly onDatabase?: boolean;
}

/** Long enough for a busy machine: slowness is not a fault. */
const testMilliseconds = "120000";
const runMilliseconds = 600_000;

/**
 * Runs tests in a separate process until the first failure, and returns it with its file relative to
 * the folder. Throws if the run cannot load, finds no test or never ends, because that shows nothing
 * about a fault.
 */
export async function firstFailure(
  folder: string,
  { files, titled, onDatabase = false }: Tests,
): Promise<FailedTest | undefined> {
  const output = join(folder, "report.json");
  rmSync(output, { force: true });
  const said = await run(folder, [
    join(folder, "node_modules", "mocha", "bin", "mocha.js"),
    ...(files ? ["--no-config", "--node-option", "import=tsx", ...files] : domainTests),
    ...(onDatabase ? ["--require", join("test", "support", "global-cluster.ts")] : []),
    ...(titled ? ["--grep", titled.map(literally).join("|")] : []),
    "--bail",
    "--exit",
    `--timeout=${testMilliseconds}`,
    `--reporter=${reporter}`,
    `--reporter-option=output=${output}`,
  ]);
  const { tests, failed } = reportIn(output, said);
  // A hook that failed comes before any test.
  if (tests === 0 && !failed) throw new Error(`There is no such test:\n${said}`);
  return failed ? { ...failed, file: relative(folder, failed.file) } : undefined;
}

const reporter = join("test", "planted", "first-failure-reporter.ts");
const domainTests = [
  "--config",
  ".mocharc.domain.json",
  join("test", "domain"),
  join("test", "application"),
];

/** A regular expression that matches exactly this text. */
function literally(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

function reportIn(path: string, said: string): Report {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Report;
  } catch {
    throw new Error(`The tests ended without a report:\n${said}`);
  }
}

/** Resolves to the output, however the program ended. */
function run(folder: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: folder, timeout: runMilliseconds });
    let said = "";
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.on("error", reject);
    child.on("close", () => resolve(said));
  });
}
