import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const library = "lucide-react";
const fromLibrary = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']${library}["'];?`, "g");

/**
 * Imports each icon from its own file. Through the library's one entry every module would seem to need
 * every icon, and the icons of all pages would travel with the first.
 */
export function ownIcons(): Plugin {
  const files = filesOfIcons();
  return {
    name: "own-icons",
    enforce: "pre",
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes(library)) return undefined;
      return code.replace(fromLibrary, (_whole, names: string) => importsOf(names, files));
    },
  };
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
