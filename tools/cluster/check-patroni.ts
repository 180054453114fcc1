// `npm run check-patroni -- FILE [--patroni-version 3.0.2]`: refuses settings of Patroni that lose acknowledged trades.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { patroniFaults } from "./patroni-faults.ts";
import { installedPatroni } from "./installed-patroni.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Of the machine that the file is for; without it, the version that is installed here. */
    "patroni-version": { type: "string" },
  },
});
const [file] = positionals;
if (file === undefined) {
  process.stderr.write("Name a file: npm run check-patroni -- /etc/patroni/config.yml\n");
  process.exitCode = 1;
} else {
  const faults = patroniFaults(
    readFileSync(file, "utf8"),
    values["patroni-version"] ?? installedPatroni(),
  );
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  if (faults.length === 0) process.stdout.write("Nothing in it loses what was acknowledged.\n");
  process.exitCode = faults.length === 0 ? 0 : 1;
}
