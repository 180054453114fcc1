import type { Rule } from "./import-rules.ts";
import { syntaxTree, type SyntaxNode } from "./source-files.ts";

const translators = new Set(["Trans", "Plural", "Select", "SelectOrdinal"]);
const spokenAttributes = new Set(["alt", "aria-label", "aria-description", "placeholder", "title"]);

/** Whatever a person reads or hears goes through the catalogue, or no translator ever sees it. */
export const interfaceTextRule: Rule = {
  name: "texts of the interface stand in the catalogue",
  check: (files) =>
    files
      .filter(({ path }) => path.endsWith(".tsx"))
      .flatMap((file) =>
        untranslated(syntaxTree(file), false).map((text) => ({
          path: file.path,
          what: `says "${text}" in one language`,
        })),
      ),
};

function untranslated(value: unknown, isTranslated: boolean): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => untranslated(each, isTranslated));
  if (typeof value !== "object" || value === null) return [];
  const node = value as SyntaxNode;
  const found = isTranslated ? [] : ownText(node);
  const inside = isTranslated || (node.type === "JSXElement" && translators.has(elementName(node)));
  return [...found, ...Object.values(node).flatMap((each) => untranslated(each, inside))];
}

function ownText(node: SyntaxNode): string[] {
  if (node.type === "JSXText") return worded(node["value"]);
  if (node.type === "JSXExpressionContainer") return worded(literalOf(node["expression"]));
  if (node.type !== "JSXAttribute" || !spokenAttributes.has(nameOf(node["name"]))) return [];
  return worded(literalOf(node["value"]));
}

function worded(text: unknown): string[] {
  return typeof text === "string" && /\p{L}{2,}/u.test(text) ? [text.trim()] : [];
}

function literalOf(node: unknown): unknown {
  const { type, value, quasis } = (node ?? {}) as SyntaxNode & {
    quasis?: { value: { raw: string } }[];
  };
  if (type === "TemplateLiteral") return quasis?.map((each) => each.value.raw).join("");
  return type === "StringLiteral" ? value : undefined;
}

function elementName(element: SyntaxNode): string {
  return nameOf((element["openingElement"] as SyntaxNode)["name"]);
}

function nameOf(node: unknown): string {
  return String((node as { name?: unknown }).name);
}
