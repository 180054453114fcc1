import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

interface ContractRoute {
  readonly access: string;
  readonly method: string;
  readonly path: string;
  readonly takesKey?: boolean;
}

/**
 * A module with routes: of each only what a client needs. It is read from the compiled
 * contract beside the interface, so that no schema and no validator gets into the browser.
 *
 * - `name`: what the interface imports it by.
 * - `module`: the contract's file below `http/contract`, without its ending.
 * - `exported`: what it calls its routes.
 * - `isIn`: which routes it has, by who may call them; all of them, unless it is said.
 * - `sources`: the folder of the interface; routes that no file of it names are left out.
 */
export function routeTable(table: {
  name: string;
  module: string;
  exported: string;
  isIn?: (access: string) => boolean;
  sources?: string;
}): Plugin {
  const { name, module, exported, isIn = () => true, sources } = table;
  let contractFile = "";
  return {
    name: `route-table ${name}`,
    configResolved({ root, build }) {
      const serverFolder = resolve(root, build.outDir, "..", "compiled");
      contractFile = resolve(serverFolder, "adapters", "http", "contract", `${module}.js`);
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      const contract = (await import(pathToFileURL(contractFile).href)) as Readonly<
        Record<string, Readonly<Record<string, ContractRoute>>>
      >;
      const named = sources === undefined ? undefined : wordsIn(sources);
      const routes = Object.fromEntries(
        Object.entries(contract[exported] ?? {})
          .filter(([route, { access }]) => isIn(access) && (named?.has(route) ?? true))
          .map(([route, { method, path, takesKey }]) => [
            route,
            [method, path, ...(takesKey ? [true] : [])],
          ]),
      );
      return `export const routes = ${JSON.stringify(routes)};`;
    },
  };
}

/** The tables of the traders' interface: strangers load none of the routes that others call. */
export function routeTables(sources: string): readonly Plugin[] {
  const ofTraders = { module: "routes", exported: "contracts", sources };
  return [
    routeTable({ ...ofTraders, name: "virtual:routes", isIn: (access) => access === "anyone" }),
    routeTable({ ...ofTraders, name: "virtual:own-routes", isIn: (access) => access !== "anyone" }),
  ];
}

/** Every word of the code in a folder. */
function wordsIn(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return new Set(
    files
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => readFileSync(join(folder, file), "utf8").match(/\w+/g) ?? []),
  );
}
