import mocha, { type MochaOptions, type Runner } from "mocha";

/** The usual report, and as its last line what passed and failed, in a form that programs read. */
export default class ClosingLineReporter extends mocha.reporters.Spec {
  constructor(runner: Runner, options?: MochaOptions) {
    super(runner, options);
    runner.once(mocha.Runner.constants.EVENT_RUN_END, () => {
      const { passes, failures } = this.stats;
      process.stdout.write(`${passes} passed, ${failures} failed\n`);
    });
  }
}
