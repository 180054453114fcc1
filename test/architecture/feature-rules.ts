import { importsOf, type SourceFile } from "./source-files.ts";
import type { Rule, Violation } from "./import-rules.ts";

/** What a feature may import, by its name; `all` for those that combine the features. */
export type FeatureArrows = ReadonlyMap<string, readonly string[] | "all">;

/** A part of the source with one folder per feature, and the heading of its table on the page. */
export interface FeatureArea {
  readonly heading: string;
  readonly folder: string;
}

export const featureAreas = {
  domain: { heading: "Features of the domain", folder: "src/domain" },
  application: { heading: "Features of the application", folder: "src/application" },
  inbound: { heading: "Features of the server", folder: "src/adapters/http/inbound" },
  webUi: { heading: "Features of the traders' interface", folder: "src/adapters/web-ui" },
  console: { heading: "Features of the console", folder: "src/admin-ui" },
} as const satisfies Readonly<Record<string, FeatureArea>>;

/** The row of what every row after it may import as well. */
const eachBelow = "each below";
/** The row of files directly in the area's own folder, without a row of their own. */
const root = "root";

/** Reads the table of an area from docs/architecture.md. */
export function readFeatureArrows(page: string, { heading }: FeatureArea): FeatureArrows {
  const section = `${page}\n## `.split(`## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  const table = /\n\|[- |]+\|\n([\s\S]*?)\n\n/.exec(`${section}\n\n`)?.[1];
  if (!table) throw new Error(`docs/architecture.md has no table "${heading}"`);
  const arrows = new Map<string, readonly string[] | "all">();
  let below: readonly string[] = [];
  for (const row of table.split("\n")) {
    const [, left = "", right = ""] = row.split("|").map((cell) => cell.trim());
    const imports = right === "–" ? [] : right.split(", ");
    if (left === eachBelow) below = imports;
    else
      for (const name of left.split(", ")) {
        if (arrows.has(name)) throw new Error(`${name} has two rows under “${heading}”`);
        arrows.set(name, rightsOf(right, imports, below));
      }
  }
  return arrows;
}

function rightsOf(
  right: string,
  imports: readonly string[],
  below: readonly string[],
): readonly string[] | "all" {
  return right === "all" ? "all" : [...below, ...imports];
}

/** Rule 9: imports between features follow the tables, and the tables have no cycle. */
export function featureRule({ folder }: FeatureArea, arrows: FeatureArrows): Rule {
  return {
    name: `features of ${folder} import along the arrows of docs/architecture.md`,
    check: (files) => [
      ...faultsOfTable(arrows),
      ...files.flatMap((file) => importsAgainst(folder, arrows, file)),
    ],
  };
}

function importsAgainst(folder: string, arrows: FeatureArrows, file: SourceFile): Violation[] {
  const feature = featureOf(file.path, folder, arrows);
  if (feature === undefined) return [];
  const mayImport = arrows.get(feature);
  if (!mayImport) return [{ path: file.path, what: `${feature} is not in the table` }];
  if (mayImport === "all") return [];
  return importsOf(file)
    .map(({ path }) => featureOf(path, folder, arrows))
    .filter((imported) => imported !== undefined)
    .filter((imported) => imported !== feature && !mayImport.includes(imported))
    .map((imported) => ({ path: file.path, what: `imports the feature ${imported}` }));
}

/** The feature of a path: its folder, or the file itself if it is directly in the area's folder. */
function featureOf(path: string, folder: string, arrows: FeatureArrows): string | undefined {
  if (!path.startsWith(`${folder}/`)) return undefined;
  const [first = "", ...rest] = path.slice(folder.length + 1).split("/");
  if (rest.length > 0) return first;
  const name = first.replace(/(\.d)?\.tsx?$/, "");
  return arrows.has(root) && !arrows.has(name) ? root : name;
}

function faultsOfTable(arrows: FeatureArrows): Violation[] {
  const drawn = (from: string): readonly string[] => {
    const imports = arrows.get(from) ?? [];
    return imports === "all" ? [] : imports;
  };
  const reaches = (from: string, to: string, seen: ReadonlySet<string>): boolean =>
    drawn(from).some(
      (next) => next === to || (!seen.has(next) && reaches(next, to, new Set([...seen, next]))),
    );
  return [...arrows.keys()].flatMap((feature) => [
    ...(reaches(feature, feature, new Set()) ? [tableFault(`${feature} imports itself`)] : []),
    ...drawn(feature)
      .filter((imported) => !arrows.has(imported) || arrows.get(imported) === "all")
      .map((imported) => tableFault(`${feature} may not import ${imported}, which has no arrows`)),
  ]);
}

function tableFault(what: string): Violation {
  return { path: "docs/architecture.md", what };
}
