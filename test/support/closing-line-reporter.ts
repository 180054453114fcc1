import mocha, { type MochaOptions, type Runnable, type Runner } from "mocha";
import { findProject } from "../../src/composition/project.ts";
import { costReport } from "./running/cost-report.ts";
import { readCosts } from "./running/file-costs.ts";
import { runningChildrenTime } from "./running/processor-time.ts";
import {
  earlierResultVariable,
  readResult,
  sumOf,
  withTest,
  writeResult,
  type RunResult,
} from "./running/run-result.ts";

/**
 * The usual report, then what the run cost, and as its last line the numbers of passed and failed
 * tests, in a form that programs can read. Where a run repeats files of an earlier one, the numbers are
 * those of both.
 */
export default class ClosingLineReporter extends mocha.reporters.Spec {
  constructor(runner: Runner, options?: MochaOptions) {
    super(runner, options);
    const { EVENT_RUN_END, EVENT_TEST_FAIL, EVENT_TEST_PASS } = mocha.Runner.constants;
    let result: RunResult = {};
    const add = ({ file = "" }: Runnable, passed: boolean) => {
      result = withTest(result, file, passed);
    };
    runner.on(EVENT_TEST_PASS, (test) => add(test, true));
    runner.on(EVENT_TEST_FAIL, (test) => add(test, false));
    runner.once(EVENT_RUN_END, () => {
      writeResult(result);
      const { passed, failed } = sumOf(readResult(earlierResultVariable), result);
      // The workers have ended: of what this process started, only the database's server is left.
      const database = runningChildrenTime(process.pid);
      const costs = costReport(readCosts(), database, findProject().folder);
      process.stdout.write([...costs, `${passed} passed, ${failed} failed\n`].join("\n"));
    });
  }
}
