import type { FileCost } from "./file-costs.ts";
import { inProject, kindOf, kindsOfTest } from "./kinds-of-test.ts";

const slowest = 10;

/**
 * The slowest files and the sum of each kind, as lines to print; none where nothing was measured.
 * The database's server is shared by all files: its usage is listed separately.
 */
export function costReport(
  costs: readonly FileCost[],
  databaseMs: number,
  folder: string,
): readonly string[] {
  if (costs.length === 0) return [];
  const named = costs.map((cost) => ({ ...cost, path: inProject(folder, cost.file) }));
  const sums = kindsOfTest.flatMap((kind) => {
    const files = named.filter(({ path }) => kindOf(path) === kind);
    return files.length === 0 ? [] : [line(files, `${kind}, ${files.length} files`)];
  });
  return [
    "The slowest files, in seconds (of the clock, of processors):",
    ...named
      .toSorted((left, right) => right.wallMs - left.wallMs)
      .slice(0, slowest)
      .map((cost) => line([cost], cost.path)),
    "Each kind of test, summed over the workers:",
    ...sums,
    line([{ wallMs: 0, processorMs: databaseMs }], "the database's server"),
    line([...named, { wallMs: 0, processorMs: databaseMs }], `all, ${named.length} files`),
  ];
}

type Cost = Pick<FileCost, "wallMs" | "processorMs">;

function line(costs: readonly Cost[], name: string): string {
  const sum = (of: (cost: Cost) => number) => costs.reduce((total, cost) => total + of(cost), 0);
  const seconds = (ms: number) => (ms / 1_000).toFixed(1).padStart(8);
  return `${seconds(sum(({ wallMs }) => wallMs))}${seconds(sum(({ processorMs }) => processorMs))}  ${name}`;
}
