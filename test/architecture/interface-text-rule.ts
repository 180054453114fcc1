import type { Rule } from "./import-rules.ts";
import { syntaxTree, type SyntaxNode } from "./source-files.ts";

/** Their forms are in attributes: the whole element is one message. */
const choosers = new Set(["Plural", "Select", "SelectOrdinal"]);
const translators = new Set(["Trans", ...choosers]);
const spokenAttributes = new Set(
  `alt aria-label aria-description aria-placeholder placeholder title label heading text hint
   description message`.split(/\s+/),
);

/**
 * Everything that people read or hear goes through the catalogue, or no translator ever sees it.
 */
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
  if (node.type === "JSXElement" && choosers.has(elementName(node))) return [];
  const found = isTranslated && node.type !== "JSXAttribute" ? [] : ownText(node);
  // An attribute is outside the message, even in a translated element.
  const isAttribute = node.type === "JSXAttribute";
  const isMessage = node.type === "JSXElement" && translators.has(elementName(node));
  const inside = !isAttribute && (isTranslated || isMessage);
  return [...found, ...Object.values(node).flatMap((each) => untranslated(each, inside))];
}

function ownText(node: SyntaxNode): string[] {
  if (node.type === "JSXText") return worded(node["value"]);
  if (node.type === "JSXElement" || node.type === "JSXFragment") return childTexts(node);
  if (node.type !== "JSXAttribute" || !spokenAttributes.has(nameOf(node["name"]))) return [];
  return textsIn(node["value"]).flatMap(worded);
}

function childTexts(node: SyntaxNode): string[] {
  return (node["children"] as SyntaxNode[])
    .filter(({ type }) => type === "JSXExpressionContainer")
    .flatMap(textsIn)
    .flatMap(worded);
}

function worded(text: unknown): string[] {
  return typeof text === "string" && /\p{L}{2,}/u.test(text) ? [text.trim()] : [];
}

/** The possible texts of an expression, whichever way its conditions go. */
function textsIn(value: unknown): string[] {
  const node = (value ?? {}) as SyntaxNode;
  switch (node.type) {
    case "StringLiteral":
      return [String(node["value"])];
    case "TemplateLiteral":
      return (node["quasis"] as { value: { raw: string } }[]).map((part) => part.value.raw);
    case "JSXExpressionContainer":
      return textsIn(node["expression"]);
    case "ConditionalExpression":
      return [...textsIn(node["consequent"]), ...textsIn(node["alternate"])];
    case "BinaryExpression":
      // What is only compared is never shown.
      if (node["operator"] !== "+") return [];
      return [...textsIn(node["left"]), ...textsIn(node["right"])];
    case "LogicalExpression":
      return [...textsIn(node["left"]), ...textsIn(node["right"])];
    default:
      return [];
  }
}

function elementName(element: SyntaxNode): string {
  return nameOf((element["openingElement"] as SyntaxNode)["name"]);
}

function nameOf(node: unknown): string {
  return String((node as { name?: unknown }).name);
}
