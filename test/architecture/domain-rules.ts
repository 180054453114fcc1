import { syntaxTree, type SourceFile, type SyntaxNode } from "./source-files.ts";
import type { Rule } from "./import-rules.ts";

const forbiddenNames = new Set(
  `Date process console performance crypto fetch globalThis window document localStorage
   setTimeout setInterval setImmediate queueMicrotask`.split(/\s+/),
);

/** Rule 10: time, randomness and the process enter the domain only as arguments. */
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

/** Visits what a name refers to, not the name of a property: `amounts.crypto` uses no `crypto`. */
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
