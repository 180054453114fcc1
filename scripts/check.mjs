// Types, lint, format and texts: everything that is checked without running the program.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { oneChecker, projectFolder, runQuietly, tool } from "./prepare.mjs";

const ofTheServer = "types of the server";

/** What the last check found out, so that this one looks only at what has changed since. */
const remembered = (name) => [
  "--incremental",
  "--tsBuildInfoFile",
  join(projectFolder, ".checked", `${name}.tsbuildinfo`),
];

const steps = [
  ["types", ["tsc", "--project", "tsconfig.json", ...oneChecker, ...remembered("types")]],
  [
    ofTheServer,
    [
      "tsc",
      "--project",
      "tsconfig.server.json",
      "--noEmit",
      ...oneChecker,
      ...remembered("server-types"),
    ],
  ],
  ["lint", ["oxlint", "--type-aware", "--deny-warnings"]],
  ["format", ["oxfmt", "--check"]],
];

/**
 * Runs all steps in parallel, and prints the output of failed ones. Resolves to an exit code. The build
 * of the server has checked its types: where it is there, they are not checked again.
 */
export async function check(node, { isBuilt = false } = {}) {
  const due = steps.filter(([name]) => !(isBuilt && name === ofTheServer));
  const outcomes = await Promise.all([
    ...due.map(async ([name, [command, ...args]]) => {
      const { code, output } = await runQuietly(node, [tool(command), ...args]);
      return { name, isGood: code === 0, output };
    }),
    textsAreGathered(node).then((isGood) => ({ name: "texts", isGood, output: "" })),
  ]);
  const failed = outcomes.filter(({ isGood }) => !isGood);
  if (failed.length === 0) return 0;
  for (const { output } of failed) process.stderr.write(output);
  process.stderr.write(`Check failed: ${failed.map(({ name }) => name).join(", ")}.\n`);
  return 1;
}

/** Extracts the texts again: the catalogue in the project has to be the same. */
async function textsAreGathered(node) {
  const folder = mkdtempSync(join(tmpdir(), "peerhold-texts-"));
  try {
    const args = [tool("lingui"), "extract", "--clean"];
    const { code, output } = await runQuietly(node, args, { CATALOGS: folder });
    if (code !== 0) process.stderr.write(output);
    if (code !== 0) return false;
    const read = (place) =>
      ["src/adapters/web-ui", "src/admin-ui", "src/adapters/mail"].map((part) =>
        messages(readFileSync(join(place, part, "locales", "en", "messages.po"), "utf8")),
      );
    if (read(folder).join("\n") === read(projectFolder).join("\n")) return true;
    process.stderr.write("The text catalogue is out of date: run npm run texts and commit it.\n");
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The catalogue without its header, which contains its creation time. */
function messages(catalogue) {
  return catalogue.slice(catalogue.indexOf("\n\n"));
}
