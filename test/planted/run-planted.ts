import { parseArgs } from "node:util";
import { findProject } from "../../src/composition/project.ts";
import { faults } from "./faults.ts";
import { failureOfSound, lookForFault } from "./look-for-fault.ts";
import { NoLongerFits } from "./planted-fault.ts";
import { lineOf, summaryOf, tableOf, type Outcome } from "./report.ts";
import { Workshop } from "./workshop.ts";

const { values } = parseArgs({
  options: {
    /** The table of the documentation in place of lines. */
    markdown: { type: "boolean", default: false },
    /** Only faults whose name has this. */
    only: { type: "string", default: "" },
  },
});

const tell = (text: string) => process.stdout.write(`${text}\n`);
const tellProgress = (text: string) => process.stderr.write(`${text}\n`);

const workshop = new Workshop(findProject().folder);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    workshop.close();
    process.exit(1);
  });
}
try {
  process.exitCode = await plantAll();
} catch (error) {
  if (!(error instanceof NoLongerFits)) throw error;
  tellProgress(error.message);
  process.exitCode = 1;
} finally {
  workshop.close();
}

async function plantAll(): Promise<number> {
  const chosen = faults.filter(({ name }) => name.includes(values.only));
  if (chosen.length === 0) {
    tellProgress(`No fault has “${values.only}” in its name.`);
    return 1;
  }
  const failed = await failureOfSound(workshop.folder);
  if (failed) {
    tellProgress(`Without any fault “${failed.title}” fails, in ${failed.file}.`);
    return 1;
  }
  tellProgress("Without a fault all tests pass.");
  const outcomes: Outcome[] = [];
  for (const fault of chosen) {
    const outcome = await workshop.having(fault, async (): Promise<Outcome> => [
      fault,
      await lookForFault(workshop.folder, fault),
    ]);
    outcomes.push(outcome);
    (values.markdown ? tellProgress : tell)(lineOf(outcome));
  }
  if (values.markdown) tell(tableOf(outcomes));
  tellProgress(summaryOf(outcomes));
  return outcomes.every(([, finding]) => finding) ? 0 : 1;
}
