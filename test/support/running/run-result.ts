import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** Where a run writes its result, and where the result stands of the run that this one repeats in part. */
export const resultVariable = "PEERHOLD_TEST_RESULT";
export const earlierResultVariable = "PEERHOLD_EARLIER_TEST_RESULT";

/** What came of a file's tests. */
export interface FileResult {
  readonly passed: number;
  readonly failed: number;
}

/** The result of a run, by file. */
export type RunResult = Readonly<Record<string, FileResult>>;

/** Adds a test that ended to the result of its file. */
export function withTest(result: RunResult, file: string, passed: boolean): RunResult {
  const { passed: before, failed } = result[file] ?? { passed: 0, failed: 0 };
  const changed = passed ? { passed: before + 1, failed } : { passed: before, failed: failed + 1 };
  return { ...result, [file]: changed };
}

/** The sums over a run and the run that it repeats in part: of a repeated file, the later result counts. */
export function sumOf(earlier: RunResult, later: RunResult): FileResult {
  const files = Object.values({ ...earlier, ...later });
  return {
    passed: files.reduce((sum, { passed }) => sum + passed, 0),
    failed: files.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** The result that the variable names, or an empty one. */
export function readResult(variable: string): RunResult {
  const path = process.env[variable];
  if (path === undefined || !existsSync(path)) return {};
  return JSON.parse(readFileSync(path, "utf8")) as RunResult;
}

/** Writes the result where the run script asked for it. */
export function writeResult(result: RunResult): void {
  const path = process.env[resultVariable];
  if (path !== undefined) writeFileSync(path, JSON.stringify(result));
}
