import type { FailedTest } from "../planted/first-failure-reporter.ts";
import { firstFailure, type Tests } from "../planted/run-tests.ts";
import type { Guard } from "./guard.ts";

/** How the removal of a guard was detected. */
export interface Red {
  readonly failed: FailedTest;
  /** From the start of the test to its failure. */
  readonly seconds: number;
}

/**
 * Runs the test that should fail without a guard; undefined if it passes, or if other invariants break
 * than expected. Throws if the test could not start, because that shows nothing.
 */
export async function lookWithout(
  folder: string,
  { name, red, breaks }: Guard,
): Promise<Red | undefined> {
  const begun = performance.now();
  const failed = await firstFailure(folder, testsOf([{ red }]));
  if (failed?.title.includes('"before ')) {
    throw new Error(`Without ${name} the test cannot begin: ${failed.message}`);
  }
  if (!failed || (breaks && !failed.message.startsWith(`${breaks.join(", ")}:`))) return undefined;
  return { failed, seconds: (performance.now() - begun) / 1_000 };
}

/** The first of these guards' tests that fails with every guard in place. */
export function failureWithAll(
  folder: string,
  guards: readonly Guard[],
): Promise<FailedTest | undefined> {
  return firstFailure(folder, testsOf(guards));
}

function testsOf(guards: readonly Pick<Guard, "red">[]): Tests {
  const files = new Set(guards.map(({ red }) => red.file));
  return {
    files: [...files],
    titled: guards.map(({ red }) => red.titled),
    onDatabase: [...files].some((file) => !file.startsWith("test/domain/")),
  };
}
