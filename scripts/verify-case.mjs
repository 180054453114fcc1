import { readFile } from "node:fs/promises";
import { checkCaseFile } from "../src/adapters/web-ui/receipt/check-case-file.ts";

const words = {
  form: "this is no case file, or its form was changed",
  facts: "what happened, or its hash, was changed",
  order: "an entry before it is missing, or it was moved",
  content: "the text, or its salt, was changed",
  salt: "the salt, or its check, was changed",
  trade: "the number of the trade was changed, or the first entry is missing",
  root: "the root was changed, or the last entries are missing",
};

/** Checks case files and prints a line for each: 0 if all are as they were written. Asks no server. */
export async function verifyCases(paths) {
  let failed = 0;
  for (const path of paths) {
    const checked = await checkCaseFile(await readFile(path));
    if (!("faults" in checked)) {
      const { trade, entries, withheld, root } = checked;
      say(
        `${path}: unchanged. Trade ${trade}, ${entries} entries, ${withheld} without their content.`,
      );
      say(`Root: ${root}`);
      continue;
    }
    failed = 1;
    for (const { entry, what } of checked.faults) {
      say(`${path}: ${entry === undefined ? "" : `entry ${entry}: `}${words[what]}.`);
    }
  }
  if (paths.length === 0) say("Name a case file: npm run verify-case -- case-….json");
  return paths.length === 0 ? 2 : failed;
}

function say(line) {
  process.stdout.write(`${line}\n`);
}
