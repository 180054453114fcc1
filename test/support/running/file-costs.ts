import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { processorTime } from "./processor-time.ts";

/** Where the workers of a run write down what each file cost; the folder is the run's. */
export const costsVariable = "PEERHOLD_TEST_COSTS";

/** What one test file cost, its loading and its hooks included. */
export interface FileCost {
  readonly file: string;
  readonly wallMs: number;
  /** Of the worker and of the processes that it started, such as a browser. */
  readonly processorMs: number;
}

let wallMark = performance.timeOrigin;
let processorMark = 0;

/**
 * What has passed since the last file of this worker ended is what a file cost. Nothing is written
 * where files run one after another in one process, for there is one end for all of them.
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

/** What the files of this run cost, so far. */
export function readCosts(): readonly FileCost[] {
  const list = process.env[costsVariable];
  if (list === undefined || !existsSync(list)) return [];
  const lines = readFileSync(list, "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as FileCost);
}
