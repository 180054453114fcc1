// `npm run new -- feature <name> [--title "Words"]`: writes the skeleton of a feature and names it in each list.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseArgs } from "node:util";
import { CannotPrepare, projectFolder, runInForeground, tool } from "./prepare.mjs";

const skeletonFolder = join("scripts", "feature-skeleton");

/** Writes the files, formats them and extracts their texts. Resolves to an exit code. */
export async function newThing(node, args) {
  const { values, positionals } = parseArgs({
    args,
    options: { title: { type: "string" } },
    allowPositionals: true,
  });
  const [kind, kebab = ""] = positionals;
  if (kind !== "feature" || !/^[a-z]+(-[a-z]+)*$/.test(kebab)) {
    throw new CannotPrepare(
      'Say what: npm run new -- feature saved-search [--title "Saved searches"].',
    );
  }
  const { written, changed } = writeFeature(projectFolder, kebab, values.title);
  const code = await runInForeground(node, [tool("oxfmt"), ...written, ...changed]);
  if (code !== 0) return code;
  process.stdout.write(`${written.length} files written:\n  ${written.join("\n  ")}\n`);
  process.stdout.write(`${changed.length} lists name it:\n  ${changed.join("\n  ")}\n`);
  process.stdout.write('What is not written yet fails: npm test -- --grep "not written yet"\n');
  return runInForeground(node, [tool("lingui"), "extract", "--clean"]);
}

/** The forms of a feature's name, by their placeholders in the skeleton. */
function wordsOf(kebab, title, timestamp) {
  const parts = kebab.split("-");
  const pascal = parts.map((part) => part[0].toUpperCase() + part.slice(1)).join("");
  return {
    kebab,
    snake: parts.join("_"),
    Pascal: pascal,
    camel: pascal[0].toLowerCase() + pascal.slice(1),
    Title: title ?? pascal.replaceAll(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    timestamp: String(timestamp),
  };
}

/**
 * Writes the skeleton below a folder of the project. Refuses if a file of the feature exists, or if
 * a list has changed since this was written: then nothing is written at all.
 */
export function writeFeature(folder, kebab, title) {
  const words = wordsOf(kebab, title, nextTimestamp(folder));
  const filled = (text) => text.replaceAll(/__([A-Za-z]+?)__/g, (_whole, name) => words[name]);
  const files = readdirSync(join(folder, skeletonFolder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const template = join(entry.parentPath, entry.name);
      const path = relative(join(folder, skeletonFolder), template).replace(/\.txt$/, "");
      return { path: filled(path), text: filled(readFileSync(template, "utf8")) };
    });
  const texts = new Map();
  for (const { path, ...lines } of linesOf(words)) {
    const text = texts.get(path) ?? readFileSync(join(folder, path), "utf8");
    texts.set(path, withLine(path, text, lines));
  }
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    try {
      writeFileSync(join(folder, path), text, { flag: "wx" });
    } catch (cause) {
      throw new CannotPrepare(`${path} is there already.`, { cause });
    }
  }
  for (const [path, text] of texts) writeFileSync(join(folder, path), text);
  return { written: files.map(({ path }) => path), changed: [...texts.keys()] };
}

/** Migrations run in timestamp order: always after the last one, whatever the clock says. */
function nextTimestamp(folder) {
  const names = readdirSync(join(folder, "src/adapters/persistence/migrations"));
  const times = names.map((name) => Number.parseInt(name, 10)).filter((time) => time > 0);
  return Math.max(Date.now(), Math.max(...times) + 100_000);
}

/** The lists that name every feature: the line that each gets for a new one, and where. */
function linesOf({ kebab, camel, Pascal, Title, timestamp }) {
  const from = (name, module) => `import { ${name} } from "${module}";\n`;
  return [
    {
      path: "src/adapters/http/contract/routes.ts",
      imports: from(`${camel}Routes`, `./${kebab}/${kebab}.ts`),
      after: "export const contracts = {",
      before: "\n};",
      line: `  ...${camel}Routes,\n`,
    },
    {
      path: "src/composition/features.ts",
      imports: from(camel, `./${kebab}-module.ts`),
      after: "export const features",
      before: "\n];",
      line: `  ${camel},\n`,
    },
    {
      path: "src/adapters/persistence/connection/entities.ts",
      imports: from(`${camel}Schema`, `../${kebab}/${kebab}-schema.ts`),
      after: "export const entities",
      before: "];",
      line: `  ${camel}Schema,\n`,
    },
    {
      path: "src/adapters/persistence/migrations/migrations.ts",
      imports: from(`${Pascal}Table`, `./${timestamp}-${kebab}.ts`),
      after: "export const migrations",
      before: "\n];",
      line: `  ${Pascal}Table,\n`,
    },
    {
      path: "src/adapters/web-ui/pages.ts",
      imports: from(`${camel}Pages`, `./${kebab}/${kebab}-places.ts`),
      after: "export const pages",
      before: "\n];",
      line: `  ...${camel}Pages,\n`,
    },
    {
      path: "src/adapters/http/inbound/pages/page-table.ts",
      after: "const rules",
      before: "\n];",
      line: `  { path: /^\\/${kebab}$/, page: () => forReaders("${Title}") },\n`,
    },
    {
      path: "test/adapters/http/authorization/trader-rows.ts",
      after: "export const traderRows",
      before: "  // What the others need ends last.",
      line: `  list${Pascal}: signedIn("ok"),\n`,
    },
    ...["domain", "application", "server", "traders' interface"].map((part) => ({
      path: "docs/architecture.md",
      after: `## Features of the ${part}\n`,
      from: "|---|---|",
      before: "\n\n",
      line: `| ${kebab} | – |\n`,
    })),
  ];
}

/** A text with one more line in a list, and the import that it needs. */
function withLine(path, text, { imports = "", after, from = after, before, line }) {
  const start = text.indexOf(from, text.indexOf(after));
  const end = text.indexOf(before, start);
  if (start < 0 || end < 0) {
    throw new CannotPrepare(`${path} has no list that begins with ${after}.`);
  }
  // A list that fits on one line has no trailing comma.
  const head = text.slice(0, end).replace(/\w$/, "$&,").replace(/\n?$/, "\n");
  const listed = `${head}${line}${text.slice(end).replace(/^\n/, "")}`;
  const lastImport = listed.lastIndexOf("\nimport ", start);
  const importsEnd = imports === "" ? 0 : listed.indexOf(";\n", lastImport) + 2;
  return `${listed.slice(0, importsEnd)}${imports}${listed.slice(importsEnd)}`;
}
