import { parseArgs } from "node:util";
import { findProject } from "../../src/composition/project.ts";
import type { FailedTest } from "./first-failure-reporter.ts";
import { NoLongerFits, type SourceChange } from "./planted-fault.ts";
import { Workshop } from "./workshop.ts";

/** What a command plants, how it checks whether a test catches it, and what it prints. */
export interface Planting<Planted extends { readonly name: string }, Finding> {
  readonly all: readonly Planted[];
  readonly changesOf: (planted: Planted) => readonly SourceChange[];
  /** The first test that fails without any fault. */
  readonly failureOfSound: (
    folder: string,
    chosen: readonly Planted[],
  ) => Promise<FailedTest | undefined>;
  /** Undefined if nothing caught it. */
  readonly look: (folder: string, planted: Planted) => Promise<Finding | undefined>;
  readonly lineOf: (planted: Planted, finding: Finding | undefined) => string;
  /** The table of the documentation. */
  readonly tableOf: (outcomes: readonly (readonly [Planted, Finding | undefined])[]) => string;
  readonly summaryOf: (outcomes: readonly (readonly [Planted, Finding | undefined])[]) => string;
}

/**
 * Plants one after the other in a copy of the sources, and prints what caught it. `--only`: those whose
 * name contains this, or one of several separated by commas; `--markdown`: as the table of the
 * documentation. Exits with 1 if one was not caught or no longer fits, or if a test fails without
 * any.
 */
export async function plantEach<Planted extends { readonly name: string }, Finding>(
  planting: Planting<Planted, Finding>,
): Promise<void> {
  const workshop = new Workshop(findProject().folder);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      workshop.close();
      process.exit(1);
    });
  }
  try {
    process.exitCode = (await allSeen(planting, workshop)) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof NoLongerFits)) throw error;
    tellProgress(error.message);
    process.exitCode = 1;
  } finally {
    workshop.close();
  }
}

async function allSeen<Planted extends { readonly name: string }, Finding>(
  { all, changesOf, failureOfSound, look, lineOf, tableOf, summaryOf }: Planting<Planted, Finding>,
  workshop: Workshop,
): Promise<boolean> {
  const { only, markdown } = options();
  const chosen = all.filter(({ name }) => only.split(",").some((part) => name.includes(part)));
  if (chosen.length === 0) {
    tellProgress(`None has “${only}” in its name.`);
    return false;
  }
  const failed = await failureOfSound(workshop.folder, chosen);
  if (failed) {
    tellProgress(
      `Without any change “${failed.title}” fails, in ${failed.file}: ${failed.message}`,
    );
    return false;
  }
  tellProgress("Without a change all tests pass.");
  const outcomes: (readonly [Planted, Finding | undefined])[] = [];
  for (const planted of chosen) {
    const finding = await workshop.having(changesOf(planted), () => look(workshop.folder, planted));
    outcomes.push([planted, finding]);
    (markdown ? tellProgress : tell)(lineOf(planted, finding));
  }
  if (markdown) tell(tableOf(outcomes));
  tellProgress(summaryOf(outcomes));
  return outcomes.every(([, finding]) => finding !== undefined);
}

function options() {
  return parseArgs({
    options: {
      markdown: { type: "boolean", default: false },
      only: { type: "string", default: "" },
    },
  }).values;
}

const tell = (text: string) => process.stdout.write(`${text}\n`);
const tellProgress = (text: string) => process.stderr.write(`${text}\n`);
