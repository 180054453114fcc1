import { microApps } from "../../http/contract/micro-apps.ts";
import { patternOf } from "../navigation/page.ts";

/** Where a part is mounted: a page without the locale prefix, and its query. */
export interface Place {
  readonly route: string;
  readonly props: Readonly<Record<string, unknown>>;
}

const sections = Object.values(microApps).flatMap(({ sections: each }) => Object.values(each));

/** The templates of the section that a page belongs to; undefined for one of none. */
export function sectionAt(path: string): readonly string[] | undefined {
  return sections.find((routes) => isIn(routes, path));
}

/** Whether one of the templates takes the path. */
export function isIn(routes: readonly string[], path: string): boolean {
  return routes.some((route) => patternOf(route).test(path));
}

/** The props as a query without its question mark; what is neither text, number nor truth value is left out. */
export function queryOf(props: Place["props"]): string {
  const named = Object.entries(props).filter(([, value]) =>
    ["string", "number", "boolean"].includes(typeof value),
  );
  return new URLSearchParams(named.map(([name, value]) => [name, String(value)])).toString();
}
