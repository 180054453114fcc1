import type { Rule, Violation } from "./import-rules.ts";
import { importsOf, syntaxTree, visit, type SourceFile, type SyntaxNode } from "./source-files.ts";

/** Represents everything that a file exports. */
const everything = "*";

/**
 * Rule 17: an export is a promise to a reader; without one it only makes the file harder to change.
 */
export const exportRule: Rule = {
  name: "what a file exports is imported by another, in the source or by a test",
  check: (files) => {
    const imported = importedNames(files);
    return files
      .filter(({ path }) => path.startsWith("src/") && !path.endsWith(".d.ts"))
      .flatMap((file) => exportsWithoutReader(file, imported.get(file.path) ?? new Set()));
  },
};

function exportsWithoutReader(file: SourceFile, read: ReadonlySet<string>): Violation[] {
  if (read.has(everything)) return [];
  return exportedNames(file)
    .filter((name) => !read.has(name))
    .map((name) => ({ path: file.path, what: `exports ${name}, which nobody imports` }));
}

function exportedNames(file: SourceFile): string[] {
  const found: string[] = [];
  visit(syntaxTree(file), (node) => {
    if (node.type === "ExportDefaultDeclaration") found.push("default");
    if (node.type !== "ExportNamedDeclaration") return;
    for (const specifier of nodesIn(node["specifiers"])) found.push(nameOf(specifier["exported"]));
    found.push(...declaredNames(node["declaration"] as SyntaxNode | null));
  });
  return found;
}

function declaredNames(declaration: SyntaxNode | null): string[] {
  if (!declaration) return [];
  if (declaration.type !== "VariableDeclaration") return [nameOf(declaration["id"])];
  return nodesIn(declaration["declarations"]).flatMap(({ id }) => {
    const { type, properties } = id as SyntaxNode;
    return type === "ObjectPattern"
      ? nodesIn(properties).map(({ value }) => nameOf(value))
      : [nameOf(id)];
  });
}

/** The names imported from each file, by its path. */
function importedNames(files: readonly SourceFile[]): ReadonlyMap<string, ReadonlySet<string>> {
  const read = new Map<string, Set<string>>();
  for (const file of files) {
    for (const { node, path } of importsOf(file)) {
      const names = read.get(path) ?? new Set();
      read.set(path, names);
      for (const name of namesOfImport(node)) names.add(name);
    }
  }
  return read;
}

function namesOfImport(node: SyntaxNode): string[] {
  switch (node.type) {
    case "ImportDeclaration":
    case "ExportNamedDeclaration":
      return nodesIn(node["specifiers"]).map(nameOfSpecifier);
    case "TSImportType":
      return [node["qualifier"] ? nameOf(node["qualifier"]) : everything];
    default:
      return [everything];
  }
}

function nameOfSpecifier({ type, imported, local }: SyntaxNode): string {
  if (type === "ImportSpecifier") return nameOf(imported);
  if (type === "ExportSpecifier") return nameOf(local);
  return type === "ImportDefaultSpecifier" ? "default" : everything;
}

function nodesIn(value: unknown): readonly SyntaxNode[] {
  return (value ?? []) as readonly SyntaxNode[];
}

function nameOf(node: unknown): string {
  const { name, value } = node as { readonly name?: string; readonly value?: string };
  return name ?? value ?? "";
}
