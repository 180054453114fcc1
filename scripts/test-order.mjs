// In which order `npm test` hands its files to the workers: what takes longest first, so that no
// worker is left alone with it at the end.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** They wait for programs and servers much longer than they compute: beside them others compute. */
export const longest = [
  "test/end-to-end/start.test.ts",
  "test/faults/killed-in-the-middle.test.ts",
  "test/adapters/persistence/embedded-postgres.test.ts",
  "test/architecture/new-feature.test.ts",
];

/** By what a file of that folder costs; what is not named here comes last. */
const folders = [
  "test/end-to-end/",
  "test/simulation/",
  "test/architecture/",
  "test/adapters/http/",
  "test/adapters/persistence/",
];

/** The test files below a project's folder, in that order, as paths with slashes. */
export function filesInOrder(project) {
  const sizes = new Map(
    readdirSync(join(project, "test"), { recursive: true })
      .map((name) => `test/${name.replaceAll("\\", "/")}`)
      .filter((path) => path.endsWith(".test.ts"))
      .map((path) => [path, statSync(join(project, path)).size]),
  );
  const place = (path) => {
    if (longest.includes(path)) return longest.indexOf(path) - longest.length;
    const found = folders.findIndex((folder) => path.startsWith(folder));
    return found === -1 ? folders.length : found;
  };
  // Within a folder the longer file takes longer, mostly.
  return [...sizes.keys()].toSorted(
    (left, right) => place(left) - place(right) || sizes.get(right) - sizes.get(left),
  );
}
