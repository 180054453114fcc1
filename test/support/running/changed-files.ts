import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findProject } from "../../../src/composition/project.ts";
import { inProject } from "./kinds-of-test.ts";
import type { ProjectFiles } from "./reach.ts";

/** Every file of ours below `src` and `test`, with the text of the modules among them. */
export function readProject(): ProjectFiles {
  const { folder } = findProject();
  const files = ["src", "test"].flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, withFileTypes: true }),
  );
  return new Map(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [
        inProject(folder, file),
        /\.tsx?$/.test(file) ? readFileSync(file, "utf8") : "",
      ]),
  );
}

/** The paths that differ from a commit, including uncommitted ones. */
export function changedSince(base: string): readonly string[] {
  const git = (...args: readonly string[]) =>
    execFileSync("git", args, { cwd: findProject().folder, encoding: "utf8" }).split("\n");
  const paths = [
    ...git("diff", "--name-only", "--no-renames", base, "--"),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
  return paths.filter((path) => path !== "");
}
