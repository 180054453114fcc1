import { relative, sep } from "node:path";

/** The kinds of tests, by their folder; the first match counts. */
const folders = [
  ["domain", "test/domain/"],
  ["application", "test/application/"],
  ["architecture", "test/architecture/"],
  ["composition", "test/composition/"],
  ["HTTP", "test/adapters/http/"],
  ["persistence", "test/adapters/persistence/"],
  ["web interface", "test/adapters/web-ui/"],
  ["web interface", "test/admin-ui/"],
  ["other adapters", "test/adapters/"],
  ["other adapters", "test/memory/"],
  ["browser", "test/end-to-end/"],
  ["simulation", "test/simulation/"],
  ["faults", "test/faults/"],
  ["faults", "test/planted/"],
  ["faults", "test/guard-removal/"],
  ["test running", "test/support/"],
] as const;

/** What a test file needs to run, and so what it costs. */
export type KindOfTest = (typeof folders)[number][0];

/** Every kind once, in the order of the report. */
export const kindsOfTest: readonly KindOfTest[] = [...new Set(folders.map(([kind]) => kind))];

/** The kind of a test file, by its path in the project, with slashes. */
export function kindOf(path: string): KindOfTest {
  const found = folders.find(([, folder]) => path.startsWith(folder));
  if (!found) throw new Error(`No kind of test lies at ${path}: give its folder a kind`);
  return found[0];
}

/** A path in the project, with slashes everywhere. */
export function inProject(folder: string, file: string): string {
  return relative(folder, file).split(sep).join("/");
}
