import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, posix, relative } from "node:path";
import { parse, type ParserPlugin } from "@babel/parser";
import { findProject } from "../../src/composition/project.ts";

/** A source file: its path from the project's folder, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A node of a syntax tree, as far as the rules use it. */
export interface SyntaxNode {
  readonly type: string;
  readonly [property: string]: unknown;
}

/** Every file below `folder` with one of the endings. */
export function readSources(folder: string, endings: readonly string[]): SourceFile[] {
  const project = findProject().folder;
  return filesIn(join(project, folder))
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .map((file) => ({ path: relative(project, file), text: readFileSync(file, "utf8") }));
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesIn(join(path, name)));
}

/** What a file imports: our files by their path from the project's folder, packages by name. */
export function importsOf(file: SourceFile): string[] {
  const found: string[] = [];
  visit(syntaxTree(file), (node) => {
    const path = pathOfImport(file, node);
    if (path !== undefined) found.push(path);
  });
  return found;
}

/** What a node of a file's tree imports, in the same form; undefined if it imports nothing. */
export function pathOfImport(file: SourceFile, node: SyntaxNode): string | undefined {
  const specifier = specifierOf(node);
  return specifier === undefined ? undefined : resolveImport(file.path, specifier);
}

function specifierOf(node: SyntaxNode): string | undefined {
  switch (node.type) {
    case "ImportDeclaration":
    case "ExportAllDeclaration":
    case "ExportNamedDeclaration":
      return literal(node["source"]);
    case "ImportExpression":
      return literal(node["source"]);
    case "TSImportType":
      return literal(node["argument"]);
    case "CallExpression":
      return isRequire(node["callee"]) ? literal((node["arguments"] as unknown[])[0]) : undefined;
    default:
      return undefined;
  }
}

function literal(node: unknown): string | undefined {
  const { type, value } = (node ?? {}) as { type?: string; value?: unknown };
  return type === "StringLiteral" && typeof value === "string" ? value : undefined;
}

function isRequire(callee: unknown): boolean {
  return (callee as { name?: string }).name === "require";
}

function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(from), specifier);
  const parts = specifier.split("/");
  return specifier.startsWith("@") ? parts.slice(0, 2).join("/") : (parts[0] ?? specifier);
}

const trees = new WeakMap<SourceFile, SyntaxNode>();

/** The syntax tree of a file; each file is parsed once, for all rules. */
export function syntaxTree(file: SourceFile): SyntaxNode {
  const tree = trees.get(file) ?? parseTypeScript(file);
  trees.set(file, tree);
  return tree;
}

function parseTypeScript(file: SourceFile): SyntaxNode {
  const plugins: ParserPlugin[] = ["typescript", "decorators"];
  if (file.path.endsWith("x")) plugins.push("jsx");
  const { program } = parse(file.text, {
    sourceType: "module",
    createImportExpressions: true,
    plugins,
  });
  return program as unknown as SyntaxNode;
}

/** Calls `look` with every node below `value`. */
export function visit(value: unknown, look: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) {
    for (const each of value) visit(each, look);
  } else if (typeof value === "object" && value !== null) {
    if (typeof (value as SyntaxNode).type === "string") look(value as SyntaxNode);
    for (const each of Object.values(value)) visit(each, look);
  }
}
