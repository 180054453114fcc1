import { changedSince, readProject } from "./changed-files.ts";
import { reachOf } from "./reach.ts";

/** Prints the test files that a change since the named commit can affect, one path per line. */
const [base = "HEAD~1"] = process.argv.slice(2);
for (const path of reachOf(changedSince(base), readProject())) process.stdout.write(`${path}\n`);
