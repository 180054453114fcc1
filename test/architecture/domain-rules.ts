import { importsOf, syntaxTree, type SourceFile, type SyntaxNode } from "./source-files.ts";
import type { Rule, Violation } from "./import-rules.ts";

/** What a feature of the domain may import, by its name. */
export type FeatureArrows = ReadonlyMap<string, readonly string[]>;

/** Reads the table "Features of the domain" of docs/architecture.md. */
export function readFeatureArrows(page: string): FeatureArrows {
  const table = /## Features of the domain\n[\s\S]*?\n\|[- |]+\|\n([\s\S]*?)\n\n/.exec(
    `${page}\n\n`,
  )?.[1];
  if (!table) throw new Error("docs/architecture.md has no table of the domain's features");
  const rows = table.split("\n").map((row) => row.split("|").map((cell) => cell.trim()));
  return new Map(
    rows.map(([, feature = "", imports = ""]) => [
      feature,
      imports === "–" ? [] : imports.split(", "),
    ]),
  );
}

/** Rule 9: imports between features follow the arrows that are drawn, and those form no cycle. */
export function featureRule(arrows: FeatureArrows): Rule {
  return {
    name: "features of the domain import along the arrows of docs/architecture.md",
    check: (files) => [
      ...cyclesOf(arrows),
      ...files.flatMap((file) => importsAgainst(arrows, file)),
    ],
  };
}

function importsAgainst(arrows: FeatureArrows, file: SourceFile): Violation[] {
  const feature = featureOf(file.path);
  if (/^src\/domain\/[^/]+$/.test(file.path)) {
    return [{ path: file.path, what: "belongs to no feature" }];
  }
  if (feature === undefined) return [];
  const allowed = new Set([feature, ...(arrows.get(feature) ?? [])]);
  const against = importsOf(file)
    .map(featureOf)
    .filter((imported) => imported !== undefined && !allowed.has(imported))
    .map((imported) => ({ path: file.path, what: `imports the feature ${imported}` }));
  return arrows.has(feature) ? against : [{ path: file.path, what: "is not in the table" }];
}

function featureOf(path: string): string | undefined {
  return /^src\/domain\/([^/]+)\//.exec(path)?.[1];
}

function cyclesOf(arrows: FeatureArrows): Violation[] {
  const reaches = (from: string, to: string, seen: ReadonlySet<string>): boolean =>
    (arrows.get(from) ?? []).some(
      (next) => next === to || (!seen.has(next) && reaches(next, to, new Set([...seen, next]))),
    );
  return [...arrows.keys()]
    .filter((feature) => reaches(feature, feature, new Set()))
    .map((feature) => ({ path: "docs/architecture.md", what: `${feature} imports itself` }));
}

const forbiddenNames = new Set(
  `Date process console performance crypto fetch globalThis window document localStorage
   setTimeout setInterval setImmediate queueMicrotask`.split(/\s+/),
);

/** Rule 10: time, chance and the process reach the domain as arguments only. */
export const purityRule: Rule = {
  name: "the domain has no clock, no chance and no process",
  check: (files) =>
    files
      .filter(({ path }) => path.startsWith("src/domain/"))
      .flatMap((file) => impuritiesOf(file).map((what) => ({ path: file.path, what }))),
};

function impuritiesOf(file: SourceFile): string[] {
  const found = new Set<string>();
  visitUses(syntaxTree(file), (node) => {
    if (node.type === "Identifier" && forbiddenNames.has(String(node["name"]))) {
      found.add(`uses ${String(node["name"])}`);
    }
    if (node.type === "MemberExpression" && nameOf(node["object"]) === "Math") {
      if (nameOf(node["property"]) === "random") found.add("uses Math.random");
    }
    if (node.type === "VariableDeclarator" && nameOf(node["init"]) === "Math") {
      found.add("takes Math apart");
    }
    if (node.type === "Decorator") found.add("uses a decorator");
  });
  return [...found];
}

/** Visits what a name stands for, not what a property is called: `amounts.crypto` uses no `crypto`. */
function visitUses(value: unknown, look: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) {
    for (const each of value) visitUses(each, look);
  } else if (typeof value === "object" && value !== null) {
    const node = value as SyntaxNode;
    if (typeof node.type === "string") look(node);
    for (const [key, each] of Object.entries(node)) {
      const isLabel = (key === "property" || key === "key") && node["computed"] !== true;
      if (!isLabel) visitUses(each, look);
    }
  }
}

function nameOf(node: unknown): string | undefined {
  const { type, name } = (node ?? {}) as SyntaxNode;
  return type === "Identifier" && typeof name === "string" ? name : undefined;
}
