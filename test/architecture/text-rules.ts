import { syntaxTree, visit, type SourceFile } from "./source-files.ts";
import type { Rule, Violation } from "./import-rules.ts";

const statuses = `active_funded pending expired cancelled cancelled_buyer cancelled_seller
  cancelled_system dispute_open paid released not_funded funds_processing funds_processed
  dispute_awarded dispute_won_seller dispute_won_buyer feedback_updated gcc_info_shared
  gcc_info_accepted gcc_code_shared chargeback_started chargeback_paid`.split(/\s+/);
const roles = ["buyer", "seller", "trader", "support", "moderator", "supermoderator", "admin"];
const rules = new Set([...statuses, ...roles]);

/** Rule 11: the domain decides what a status, a role or a rate means, not SQL. */
export const sqlRule: Rule = {
  name: "SQL names no status, role or rate",
  check: (files) =>
    files
      .filter(({ path }) => path.startsWith("src/adapters/persistence/"))
      .flatMap((file) =>
        statementsOf(file).flatMap((sql) =>
          ruleWordsOf(sql).map((what) => ({ path: file.path, what })),
        ),
      ),
};

/**
 * Every string in the file; the parts of a template count as one, so that a placeholder hides no
 * word.
 */
function statementsOf(file: SourceFile): string[] {
  const found: string[] = [];
  visit(syntaxTree(file), (node) => {
    if (node.type === "StringLiteral") found.push(String(node["value"]));
    if (node.type !== "TemplateLiteral") return;
    const parts = node["quasis"] as { value: { raw: string } }[];
    found.push(parts.map((part) => part.value.raw).join("?"));
  });
  return found;
}

const verbs = /\b(select|insert|update|delete|create|alter)\b/i;
const rate = /[*/]\s*(?:\d*\.\d+|\d{2,})|\d*\.\d+\s*[*/]/g;

function ruleWordsOf(sql: string): string[] {
  const literals = [...sql.matchAll(/'([^']*)'/g)].map(([, word = ""]) => word);
  const words = literals.filter((word) => rules.has(word)).map((word) => `SQL names '${word}'`);
  const rates = verbs.test(sql) ? [...sql.matchAll(rate)] : [];
  return [...words, ...rates.map(([text]) => `SQL has the rate ${text}`)];
}

const mostLines = 300;
const vagueNames = /(^|[/-])(utils?|helpers?|common|shared|misc|index)(\/|\.tsx?$)/;

/** Readers find code by the name of its file: names say what is inside, and files stay small. */
export const fileRule: Rule = {
  name: "files are small and named after what they hold",
  check: (files) =>
    files.flatMap(({ path, text }) => {
      const lines = text.split("\n").length - 1;
      const found: Violation[] = [];
      if (lines > mostLines) found.push({ path, what: `has ${lines} lines` });
      if (vagueNames.test(path)) found.push({ path, what: "has a name that says nothing" });
      if (/[A-Z_]/.test(path.replace(/^docs\//, "")))
        found.push({ path, what: "is not named in kebab-case" });
      return found;
    }),
};

/** `save()` writes the whole record as it was read, and overwrites concurrent changes. */
export const saveRule: Rule = {
  name: "nothing is saved over what another may have written",
  check: (files) =>
    files
      .filter(({ path }) => path.startsWith("src/adapters/persistence/"))
      .filter(({ text }) => /\.\s*save\s*[(<]/.test(text))
      .map(({ path }) => ({ path, what: "calls save()" })),
};

/** Opting out of the types hides exactly the mistakes that they catch. */
export const typeRule: Rule = {
  name: "nothing opts out of the types",
  check: (files) =>
    files
      .filter((file) => /@ts-(ignore|expect-error|nocheck)/.test(file.text) || saysAny(file))
      .map(({ path }) => ({ path, what: "opts out of the types" })),
};

function saysAny(file: SourceFile): boolean {
  let found = false;
  visit(syntaxTree(file), (node) => (found ||= node.type === "TSAnyKeyword"));
  return found;
}

const breakpoints = new Set(["320px", "568px", "667px", "768px", "992px", "1200px"]);
const tokenFiles = new Set([
  "src/adapters/web-ui/design/tokens.css",
  "src/adapters/web-ui/design/fonts.css",
]);

/**
 * Colours and sizes have names, and sides are logical, so that dark mode and right-to-left work
 * automatically.
 */
export const styleRule: Rule = {
  name: "styles use tokens, logical sides and the specified breakpoints",
  check: (files) =>
    files
      .filter(({ path }) => path.endsWith(".css") && !tokenFiles.has(path))
      .flatMap((file) => styleFaultsOf(file.text).map((what) => ({ path: file.path, what }))),
};

const namedColour =
  /(?<![-\w])(?:[\w-]*color|background|fill|stroke):\s*(?!var\(|transparent|inherit|none|currentcolor)[a-z]+/gi;

function styleFaultsOf(css: string): string[] {
  const rulesOnly = css.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/@media[^{]*/g, "");
  const media = [...css.matchAll(/@media[^{]*/g)].flatMap(
    ([query]) => query.match(/\d+(?:px|r?em)/g) ?? [],
  );
  const faults = [
    ...(rulesOnly.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi) ?? []),
    ...(rulesOnly.match(/\b\d+(?:\.\d+)?(?:px|r?em|pt)\b/g) ?? []),
    ...(rulesOnly.match(
      /(?<!safe-area-)\b(?:margin|padding|border|inset)-(?:left|right|top|bottom)\b|^\s+(?:left|right|top|bottom|width|height|(?:min|max)-(?:width|height))(?=:)/gm,
    ) ?? []),
    ...(rulesOnly.match(namedColour) ?? []),
    ...(rulesOnly.match(/(?:text-align|float):\s*(?:left|right)/g) ?? []),
    ...media.filter((size) => !breakpoints.has(size)),
  ];
  return faults.map((fault) => `says ${fault.trim()}`);
}
