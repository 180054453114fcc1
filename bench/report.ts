import { availableParallelism, cpus, loadavg, totalmem } from "node:os";
import type { Row } from "./rows/row.ts";

/** The rows as a table in Markdown. */
export function tableOf(rows: readonly Row[]): string {
  return [
    "| what | reference | measured | reference | figure | goal | reached |",
    "|---|---|---|---|---|---|---|",
    ...rows.map((row) => {
      const { what, reference, ours, theirs, figure } = row;
      const digits = figure < 100 ? 2 : 0;
      const cells = [what, reference, ours, theirs, figure.toFixed(digits), goalOf(row)];
      return `| ${[...cells, isReached(row) ? "yes" : "**no**"].join(" | ")} |`;
    }),
  ].join("\n");
}

/** The machine that the figures were measured on, and how busy it was at the end. */
export function factsOfMachine(): string {
  const model = cpus()[0]?.model ?? "unknown processor";
  const memory = Math.round(totalmem() / 2 ** 30);
  const [last = 0, , quarter = 0] = loadavg();
  return (
    `${availableParallelism()} cores of ${model}, ${memory} GB, Node ${process.versions.node}, ` +
    `PostgreSQL 18 embedded and durable; load at the end ${last.toFixed(1)} (1 minute), ` +
    `${quarter.toFixed(1)} (15 minutes)`
  );
}

function goalOf({ goal }: Row): string {
  return "atLeast" in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`;
}

function isReached({ goal, figure }: Row): boolean {
  return "atLeast" in goal ? figure >= goal.atLeast : figure <= goal.atMost;
}
