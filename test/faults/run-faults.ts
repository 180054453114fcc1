import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { missingTools } from "./fault-tools.ts";
import type { FaultRow } from "./fault-row.ts";
import { rows } from "./rows.ts";

const { values } = parseArgs({
  options: {
    /** How often each fault is caused; without it, as often as the row needs. */
    cycles: { type: "string", default: "30" },
    /** Only these rows, as "F01,F02". */
    only: { type: "string", default: "" },
    /** On a machine that is busy with other work. */
    patient: { type: "boolean", default: false },
    seed: { type: "string", default: String(randomInt(1_000_000_000)) },
  },
});

const tell = (text: string) => process.stdout.write(`${text}\n`);
process.exitCode = await runChosen();

async function runChosen(): Promise<number> {
  const wanted = values.only.split(",").filter((id) => id !== "");
  const unknown = wanted.filter((id) => rows.every((row) => row.id !== id));
  if (unknown.length > 0) {
    tell(`There is no row ${unknown.join(", ")}: ${rows.map(({ id }) => id).join(" ")}.`);
    return 1;
  }
  tell(`The seed is ${values.seed}.`);
  const chosen = rows.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
  const missing = missingTools(chosen.flatMap(({ needs }) => needs));
  const lacks = ({ needs }: FaultRow) => needs.some((tool) => missing.includes(tool));
  if (missing.length > 0) {
    const skipped = chosen.filter(lacks).map(({ id }) => id);
    tell(`Not to be had here: ${missing.join(", ")}. Skipped for it: ${skipped.join(", ")}.`);
  }
  let failed = 0;
  for (const row of chosen) {
    if (row.notYet !== undefined) tell(`${row.id}  open    ${row.title}: ${row.notYet}`);
    else if (!lacks(row) && !(await survives(row))) failed += 1;
  }
  return failed === 0 ? 0 : 1;
}

async function survives(row: FaultRow): Promise<boolean> {
  const began = performance.now();
  const lines: string[] = [];
  const line = (verdict: string) => {
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    tell(`${row.id}  ${verdict}  ${row.title} (${seconds} s): ${lines.join("; ")}`);
  };
  try {
    await row.run({
      cycles: Number(values.cycles),
      seed: Number(values.seed),
      short: false,
      patient: values.patient,
      say: (text) => lines.push(text),
    });
    line("held ");
    return true;
  } catch (error) {
    line("FAILED");
    tell(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return false;
  }
}
