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

/** An import of a file: our files by their path from the project's folder, packages by name. */
export interface Import {
  readonly node: SyntaxNode;
  readonly path: string;
}

const imports = new WeakMap<SourceFile, readonly Import[]>();

/** What a file imports; each file is searched once, for all rules. */
export function importsOf(file: SourceFile): readonly Import[] {
  const known = imports.get(file) ?? findImports(file);
  imports.set(file, known);
  return known;
}

function findImports(file: SourceFile): readonly Import[] {
  const found: Import[] = [];
  visit(syntaxTree(file), (node) => {
    const specifier = specifierOf(node);
    if (specifier === undefined) return;
    found.push({ node, path: resolveImport(file.path, specifier) });
  });
  return found;
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
    const node = value as SyntaxNode;
    if (typeof node.type === "string") look(node);
    // Places in the file are a third of all objects, and hold no node.
    for (const name of Object.keys(node)) if (name !== "loc") visit(node[name], look);
  }
}
