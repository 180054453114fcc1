// Says which packages are missing for the task that is named, and ends with code 1.
import { missingPackages, missingSentence } from "./packages.ts";

const missing = missingPackages(process.argv[2] === "cluster:faults");
if (missing.length > 0) {
  process.stderr.write(`${missingSentence(missing)}\n`);
  process.exitCode = 1;
}
