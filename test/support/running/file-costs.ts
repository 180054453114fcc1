import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { processorTime } from "./processor-time.ts";

/** Where the workers of a run record what each file cost; the folder is the run's. */
export const costsVariable = "PEERHOLD_TEST_COSTS";

/** The cost of one test file, including its loading and its hooks. */
export interface FileCost {
  readonly file: string;
  readonly wallMs: number;
  /** Of the worker and of the processes that it started, such as a browser. */
  readonly processorMs: number;
}

let wallMark = performance.timeOrigin;
let processorMark = 0;

/**
 * A file's cost is what has passed since the last file of this worker ended. Nothing is written
 * where files run one after another in one process, as there is one end for all of them.
 */
export function writeDownCost(file: string | undefined): void {
  const list = process.env[costsVariable];
  if (list === undefined || file === undefined) return;
  if (process.env["MOCHA_WORKER_ID"] === undefined) return;
  const wall = performance.timeOrigin + performance.now();
  const processor = processorTime(process.pid);
  const cost: FileCost = {
    file,
    wallMs: wall - wallMark,
    processorMs: processor - processorMark,
  };
  wallMark = wall;
  processorMark = processor;
  appendFileSync(list, `${JSON.stringify(cost)}\n`);
}

/** The list of a run in its folder. */
export function costsList(folder: string): string {
  return join(folder, "file-costs");
}

/** The costs of the files of this run, so far. */
export function readCosts(): readonly FileCost[] {
  const list = process.env[costsVariable];
  if (list === undefined || !existsSync(list)) return [];
  const lines = readFileSync(list, "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as FileCost);
}
