import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const folder = resolve(import.meta.dirname, "src/adapters/web-ui/design");
const styles = new Set(["tokens.css", "fonts.css"]);
const values = "virtual:look/colors";

/**
 * The look of the platform for the console, taken at build time from the one file that has it:
 * `virtual:look/tokens.css` and `virtual:look/fonts.css` are the files themselves,
 * `virtual:look/colors` has the colours as values, for a theme that calculates with them.
 */
export function designTokens(): Plugin {
  return {
    name: "design-tokens",
    enforce: "pre",
    resolveId(id) {
      if (id === values) return `\0${values}`;
      const file = id.startsWith("virtual:look/") ? id.slice("virtual:look/".length) : "";
      return styles.has(file) ? resolve(folder, file) : undefined;
    },
    load(id) {
      if (id !== `\0${values}`) return undefined;
      const css = readFileSync(resolve(folder, "tokens.css"), "utf8");
      return `export const colors = ${JSON.stringify(colorsIn(css))};`;
    },
  };
}

/** Each colour by its name, for light and for dark. */
function colorsIn(css: string): { light: Record<string, string>; dark: Record<string, string> } {
  const found = [...css.matchAll(/--color-([\w-]+): light-dark\((#\w+), (#\w+)\)/g)];
  const column = (at: number) =>
    Object.fromEntries(found.map((parts) => [parts[1] ?? "", parts[at] ?? ""]));
  return { light: column(2), dark: column(3) };
}
