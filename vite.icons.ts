import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { IconLines } from "./src/adapters/web-ui/design/drawn-icon.ts";

const library = "lucide-react";
const fromLibrary = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']${library}["'];?`, "g");

const ofIcon = new RegExp(`/${library}/dist/esm/icons/[^/]+\\.mjs$`);
const drawnIcon = resolve(import.meta.dirname, "src/adapters/web-ui/design/drawn-icon.ts");

/**
 * Imports each icon from its own file. Through the library's one entry every module would seem to need
 * every icon, and the icons of all pages would travel with the first. Of an icon's own file only its lines are used.
 */
export function ownIcons(): Plugin {
  const files = filesOfIcons();
  return {
    name: "own-icons",
    enforce: "pre",
    async transform(code, id) {
      if (ofIcon.test(id)) return drawing(await linesOf(id));
      if (!/\.tsx?$/.test(id) || !code.includes(library)) return undefined;
      return code.replace(fromLibrary, (_whole, names: string) => importsOf(names, files));
    },
  };
}

function drawing(lines: IconLines): string {
  return `import { drawnIcon } from ${JSON.stringify(drawnIcon)};
    export default /* @__PURE__ */ drawnIcon(${JSON.stringify(lines)});`;
}

/** Of the file of an icon. */
async function linesOf(id: string): Promise<IconLines> {
  const { __iconData: data } = (await import(pathToFileURL(id).href)) as {
    readonly __iconData: { readonly node: IconLines };
  };
  // Keys are for lists that change.
  return data.node.map(([name, { key: _key, ...attributes }]) => [name, attributes] as const);
}

function importsOf(names: string, files: ReadonlyMap<string, string>): string {
  return names
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "" && !each.startsWith("type "))
    .map((each) => {
      const [name = "", own = name] = each.split(/\s+as\s+/);
      const file = files.get(name);
      if (file === undefined) throw new Error(`${library} has no icon ${name}`);
      return `import ${own} from "${library}/icons/${file}";`;
    })
    .join("");
}

/** The file of each icon, by each of its names. */
function filesOfIcons(): ReadonlyMap<string, string> {
  const entry = createRequire(import.meta.url).resolve(library);
  const list = readFileSync(join(dirname(entry), "..", "esm", `${library}.mjs`), "utf8");
  const lines = list.matchAll(/^export \{(.*)\} from '\.\/icons\/(.+)\.mjs';$/gm);
  return new Map(
    [...lines].flatMap(([, names = "", file = ""]) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = ""]) => [name, file] as const),
    ),
  );
}
