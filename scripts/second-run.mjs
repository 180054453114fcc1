// About one test of a thousand that talk to a browser or a server fails once in a run, and in no run
// alone (docs/testing.md). Its file is run again as a whole, alone and on a database and a browser of
// its own: a second try inside the same run would begin with what the first one left behind.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** More files than this fail together only if something is broken: there are some four thousand such tests. */
const mostFiles = 5;

/** The tests that wait for servers and for each other; all others always give the same result. */
const waiting = [
  "/test/end-to-end/",
  "/test/adapters/http/",
  "/test/adapters/persistence/",
  "/test/composition/",
];

/** The files of a run's result that are run again. */
export function filesToRepeat(result) {
  const failed = Object.keys(result).filter((file) => result[file].failed > 0);
  const isWorthIt = failed.every((file) => waiting.some((folder) => file.includes(folder)));
  return isWorthIt && failed.length <= mostFiles ? failed : [];
}

/** Runs the tests by `mocha(flags, environment)`, then the files that failed once more, if they are worth it. */
export async function runWithSecondRun(mocha, flags) {
  const folder = mkdtempSync(join(tmpdir(), "peerhold-result-"));
  const result = join(folder, "result.json");
  try {
    const code = await mocha(flags, { PEERHOLD_TEST_RESULT: result });
    if (code === 0 || !existsSync(result)) return code;
    const files = filesToRepeat(JSON.parse(readFileSync(result, "utf8")));
    if (files.length === 0) return code;
    process.stdout.write(`\nFailed, and run again alone:\n  ${files.join("\n  ")}\n\n`);
    const others = flags.filter((flag) => !flag.endsWith(".test.ts"));
    return await mocha([...others, "--jobs", "2", ...files], {
      PEERHOLD_EARLIER_TEST_RESULT: result,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
