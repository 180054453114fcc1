import type { Finding } from "./look-for-fault.ts";
import { markdownTable } from "./markdown-table.ts";
import type { PlantedFault } from "./planted-fault.ts";

/** A fault and how it was caught; undefined if no test caught it. */
export type Outcome = readonly [fault: PlantedFault, finding: Finding | undefined];

/** An outcome as one line. */
export function lineOf([{ name, expectedIn }, finding]: Outcome): string {
  if (!finding) return `NOT CAUGHT  ${name}`;
  const { failed, seconds } = finding;
  const elsewhere = failed.file === expectedIn ? "" : `, in ${failed.file}, not in ${expectedIn}`;
  return `caught in ${seconds.toFixed(1)} s  ${name}: “${failed.title}”${elsewhere}`;
}

/** All outcomes as one sentence. */
export function summaryOf(outcomes: readonly Outcome[]): string {
  const seconds = outcomes.flatMap(([, finding]) => (finding ? [finding.seconds] : []));
  const slowest = Math.max(0, ...seconds).toFixed(1);
  return `${seconds.length} of ${outcomes.length} faults were caught; the slowest in ${slowest} s.`;
}

/** The table of docs/planted-faults.md. */
export function tableOf(outcomes: readonly Outcome[]): string {
  return markdownTable(
    ["fault", "kind", "what is wrong", "in", "caught by"],
    outcomes.map(([{ name, kind, says, file }, finding]) => [
      `\`${name}\``,
      kind,
      says,
      `\`${file}\``,
      finding?.failed.title ?? "**nothing**",
    ]),
  );
}
