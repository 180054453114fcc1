import { titleOfWorld } from "../simulation/fixed-seeds.ts";
import type { FailedTest } from "./first-failure-reporter.ts";
import type { PlantedFault } from "./planted-fault.ts";
import { firstFailure, type Tests } from "./run-tests.ts";

/** The suites that adapters share, run on the adapters that need no database. */
const contractSuites: Tests = {
  files: [
    "test/adapters/persistence/commit-contract.test.ts",
    "test/adapters/persistence/start-limits.test.ts",
  ],
  titled: ["on memory"],
};

/** A simulated world in which anything can happen to anyone, with its own auditor. */
const simulation: Tests = {
  files: ["test/simulation/simulation.test.ts"],
  titled: [titleOfWorld(2)],
};

/** Everything that can catch a fault of the core, the narrowest first. */
const testsOfCore: readonly Tests[] = [{}, contractSuites, simulation];

/** How a fault was caught. */
export interface Finding {
  readonly failed: FailedTest;
  /** From the start of the tests to the failure. */
  readonly seconds: number;
}

/**
 * Runs the test that should catch the fault, and for a fault of the core then all others; undefined if
 * none does.
 */
export async function lookForFault(
  folder: string,
  fault: PlantedFault,
): Promise<Finding | undefined> {
  const begun = performance.now();
  for (const tests of [expectedTests(fault), ...(isOfCore(fault) ? testsOfCore : [])]) {
    const failed = await firstFailure(folder, tests);
    if (failed) return { failed, seconds: (performance.now() - begun) / 1_000 };
  }
  return undefined;
}

/** The first of the tests that these faults need that fails without any fault. */
export async function failureOfSound(
  folder: string,
  faults: readonly PlantedFault[],
): Promise<FailedTest | undefined> {
  const outside = faults.map(({ expectedIn }) => expectedIn).filter((file) => !isTestOfCore(file));
  const [onDatabase, alone] = [true, false].map((needed) =>
    [...new Set(outside)].filter((file) => needsDatabase(file) === needed),
  );
  const runs = [
    ...(faults.some(isOfCore) ? testsOfCore : []),
    ...(alone?.length ? [{ files: alone }] : []),
    ...(onDatabase?.length ? [{ files: onDatabase, onDatabase: true }] : []),
  ];
  for (const tests of runs) {
    const failed = await firstFailure(folder, tests);
    if (failed) return failed;
  }
  return undefined;
}

function expectedTests(fault: PlantedFault): Tests {
  const { expectedIn } = fault;
  const isOnMemory = isOfCore(fault) && contractSuites.files?.includes(expectedIn);
  if (isOnMemory) return { ...contractSuites, files: [expectedIn] };
  return { files: [expectedIn], onDatabase: needsDatabase(expectedIn) };
}

/** Whether any test without a database may catch it. */
function isOfCore({ file }: PlantedFault): boolean {
  return /^src\/(domain|application)\//.test(file);
}

function isTestOfCore(file: string): boolean {
  return /^test\/(domain|application|simulation)\//.test(file);
}

function needsDatabase(file: string): boolean {
  return /^test\/(adapters\/(persistence|http)|composition)\//.test(file);
}
