import mocha, { type MochaOptions, type Runner } from "mocha";
import { findProject } from "../../src/composition/project.ts";
import { costReport } from "./running/cost-report.ts";
import { readCosts } from "./running/file-costs.ts";
import { runningChildrenTime } from "./running/processor-time.ts";

/**
 * The usual report, then what the run cost, and as its last line the numbers of passed and failed
 * tests, in a form that programs can read.
 */
export default class ClosingLineReporter extends mocha.reporters.Spec {
  constructor(runner: Runner, options?: MochaOptions) {
    super(runner, options);
    runner.once(mocha.Runner.constants.EVENT_RUN_END, () => {
      const { passes, failures } = this.stats;
      // The workers have ended: of what this process started, only the database's server is left.
      const database = runningChildrenTime(process.pid);
      const costs = costReport(readCosts(), database, findProject().folder);
      process.stdout.write([...costs, `${passes} passed, ${failures} failed\n`].join("\n"));
    });
  }
}
