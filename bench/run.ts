import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Bed } from "./bed/bed.ts";
import { fullSizes, tinySizes } from "./bed/sizes.ts";
import { LoadProcess } from "./load/load-process.ts";
import { factsOfMachine, tableOf } from "./report.ts";
import { groups } from "./rows/groups.ts";
import type { Row } from "./rows/row.ts";

const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true },
    rounds: { type: "string", default: "5" },
    small: { type: "boolean", default: false },
    folder: { type: "string" },
    profile: { type: "string" },
  },
});
const chosen = groups.filter(({ name }) => values.only?.includes(name) ?? true);
if (chosen.length === 0) {
  throw new Error(`--only takes one of ${groups.map(({ name }) => name).join(", ")}`);
}
const folder = values.folder ?? mkdtempSync(join(tmpdir(), "peerhold-bench-"));
const sizes = values.small ? tinySizes : fullSizes;
const bed = new Bed(folder, sizes, values.profile);
const load = new LoadProcess();
const begun = Date.now();
const tell = (line: string) =>
  void process.stderr.write(
    `${((Date.now() - begun) / 1_000).toFixed(0).padStart(5)} s  ${line}\n`,
  );
const rows: Row[] = [];
// Nothing may outlive an aborted run: servers and the database would.
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => {
    load.stop();
    void bed.stop().finally(() => process.exit(1));
  });
}
try {
  const databases = [...new Set(chosen.flatMap((group) => group.databases))];
  if (databases.length > 0) {
    tell(`filling ${databases.join(" and ")}`);
    await bed.prepare(databases);
  }
  const bench = { bed, sizes, rounds: Number(values.rounds), load, tell };
  for (const group of chosen) {
    tell(group.name);
    rows.push(...(await group.measure(bench)));
  }
} finally {
  load.stop();
  await bed.stop();
  if (values.folder === undefined) rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(`${factsOfMachine()}\n\n${tableOf(rows)}\n`);
