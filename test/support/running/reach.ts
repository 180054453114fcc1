import { posix } from "node:path";
import { kindOf, type KindOfTest } from "./kinds-of-test.ts";

/** The files of the project by path, with the text of those that import. */
export type ProjectFiles = ReadonlyMap<string, string>;

/**
 * Files built into the interfaces: no test imports them, but starting the application serves them.
 */
const interfaces = ["src/adapters/web-ui/", "src/admin-ui/"];
const entries = ["src/adapters/web-ui/main.tsx", "src/admin-ui/main.tsx"];
/**
 * What a file needs without importing it: tests that start the application, or the built program,
 * serve the interfaces and need all of the server; a database is a copy of one that was migrated
 * before the tests.
 */
const needs: Readonly<Record<string, readonly string[]>> = {
  "test/support/test-app.ts": ["src/main.ts", ...entries],
  "test/support/built-program.ts": ["src/main.ts", ...entries],
  "test/support/database.ts": ["src/adapters/persistence/migrations/migrate.ts"],
};
/** What every test runs under. */
const aroundAll =
  /^test\/support\/(?:running\/|global-cluster\.ts|closing-line-reporter\.ts|shared-browser\.ts)/;

/** They read the files of the project as text, so any of them may matter. */
const readers: ReadonlySet<KindOfTest> = new Set<KindOfTest>(["architecture"]);
const readsFiles = /\b(?:readFileSync|readdirSync|readSources)\b/;
/** Tests on a database depend on its SQL. */
const onDatabase: ReadonlySet<KindOfTest> = new Set<KindOfTest>([
  "composition",
  "HTTP",
  "persistence",
  "other adapters",
  "browser",
  "simulation",
  "faults",
]);

/**
 * The test files that a change can affect: those that import what was changed, over any number of
 * steps, or that read it in another way. A change that is not understood affects all of them.
 */
export function reachOf(changed: readonly string[], files: ProjectFiles): readonly string[] {
  const tests = [...files.keys()].filter((path) => path.endsWith(".test.ts"));
  const importers = importersOf(files);
  const reached = new Set<string>();
  for (const path of changed) {
    for (const test of reachedBy(path, tests, importers, files)) reached.add(test);
  }
  if (changed.length > 0) {
    for (const test of tests) if (looksAtFiles(test, files)) reached.add(test);
  }
  return [...reached].toSorted();
}

function reachedBy(
  path: string,
  tests: readonly string[],
  importers: ReadonlyMap<string, ReadonlySet<string>>,
  files: ProjectFiles,
): readonly string[] {
  // A deleted test cannot run.
  if (path.endsWith(".test.ts") && !files.has(path)) return [];
  if (aroundAll.test(path)) return tests;
  if (files.has(path) && /\.tsx?$/.test(path)) {
    return [...everyImporter(path, importers)].filter((each) => each.endsWith(".test.ts"));
  }
  if (path.endsWith(".md") || path.startsWith("docs/") || path.startsWith("bench/")) return [];
  if (path.endsWith(".sql")) return tests.filter((test) => onDatabase.has(kindOf(test)));
  if (interfaces.some((folder) => path.startsWith(folder)) && !/\.tsx?$/.test(path)) {
    return entries.flatMap((entry) => reachedBy(entry, tests, importers, files));
  }
  return tests;
}

function looksAtFiles(test: string, files: ProjectFiles): boolean {
  return readers.has(kindOf(test)) || readsFiles.test(files.get(test) ?? "");
}

function everyImporter(
  path: string,
  importers: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const found = new Set([path]);
  for (const each of found) {
    for (const importer of importers.get(each) ?? []) found.add(importer);
  }
  return found;
}

function importersOf(files: ProjectFiles): ReadonlyMap<string, ReadonlySet<string>> {
  const importers = new Map<string, Set<string>>();
  const add = (path: string, importer: string) => {
    const known = importers.get(path) ?? new Set();
    importers.set(path, known.add(importer));
  };
  for (const [path, text] of files) {
    for (const imported of importsOf(path, text)) add(imported, path);
  }
  for (const [path, needed] of Object.entries(needs)) {
    for (const each of needed) add(each, path);
  }
  return importers;
}

/** Type-only imports are gone when a test runs. */
const imports =
  /^(?:import|export) (?!type\b)[^;"]*?from "(\.[^"]+)"|^import "(\.[^"]+)"|\bimport\(\s*"(\.[^"]+)"/gm;

function importsOf(path: string, text: string): readonly string[] {
  return [...text.matchAll(imports)].map(([, from, alone, later]) =>
    posix.join(posix.dirname(path), from ?? alone ?? later ?? ""),
  );
}
