import type { FailedTest } from "./first-failure-reporter.ts";
import type { PlantedFault } from "./planted-fault.ts";
import { firstFailure, type Tests } from "./run-tests.ts";

/** The suites that adapters share, on the adapters that need no database. */
const contractSuites: Tests = {
  files: [
    "test/adapters/persistence/commit-contract.test.ts",
    "test/adapters/persistence/start-limits.test.ts",
  ],
  titled: ["on memory"],
};

/** A world in which everything may happen to everybody, with its own auditor. */
const simulation: Tests = {
  files: ["test/simulation/simulation.test.ts"],
  titled: ["keeps every invariant in 2000 steps of seed 8"],
};

/** All that may see a fault, the narrowest first. */
const everything: readonly Tests[] = [{}, contractSuites, simulation];

/** How a fault was found. */
export interface Finding {
  readonly failed: FailedTest;
  /** From the start of the tests to the failure. */
  readonly seconds: number;
}

/** Looks where the fault is expected to be seen, then everywhere; undefined when no test sees it. */
export async function lookForFault(
  folder: string,
  { expectedIn }: PlantedFault,
): Promise<Finding | undefined> {
  const isContract = contractSuites.files?.includes(expectedIn) ?? false;
  const expected: Tests = { files: [expectedIn], ...(isContract && { titled: ["on memory"] }) };
  const begun = performance.now();
  for (const tests of [expected, ...everything]) {
    const failed = await firstFailure(folder, tests);
    if (failed) return { failed, seconds: (performance.now() - begun) / 1_000 };
  }
  return undefined;
}

/** The first of all these tests that fails although nothing is planted. */
export async function failureOfSound(folder: string): Promise<FailedTest | undefined> {
  for (const tests of everything) {
    const failed = await firstFailure(folder, tests);
    if (failed) return failed;
  }
  return undefined;
}
