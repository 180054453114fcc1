import { writeFileSync } from "node:fs";
import mocha, { type MochaOptions, type Runner, type Test } from "mocha";

/** A test that failed. */
export interface FailedTest {
  readonly title: string;
  readonly file: string;
  /** Its error message. */
  readonly message: string;
}

/** The result of a run: how many tests ran, and the first that failed. */
export interface Report {
  readonly tests: number;
  readonly failed: FailedTest | null;
}

/** Writes a `Report` to the file in the reporter's option `output`; prints nothing. */
export default class FirstFailureReporter extends mocha.reporters.Base {
  constructor(runner: Runner, options?: MochaOptions) {
    super(runner, options);
    let failed: Report["failed"] = null;
    let tests = 0;
    const { EVENT_TEST_BEGIN, EVENT_TEST_FAIL, EVENT_RUN_END } = mocha.Runner.constants;
    runner.on(EVENT_TEST_BEGIN, () => {
      tests += 1;
    });
    runner.on(EVENT_TEST_FAIL, (test: Test, error: Error) => {
      const { message } = error;
      failed ??= { title: test.fullTitle(), file: test.file ?? "", message };
    });
    runner.once(EVENT_RUN_END, () => {
      const output: unknown = options?.reporterOptions?.["output"];
      if (typeof output !== "string") throw new TypeError("The report needs a file to go to");
      const report: Report = { tests, failed };
      writeFileSync(output, JSON.stringify(report));
    });
  }
}
