import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findProject } from "../../src/composition/project.ts";

/** The pattern of the address of a page's own file, by its source below the web interface. */
export function builtPage(source: string): string {
  return `**/${builtFiles(source).file}`;
}

/** The addresses of a page's own styles. */
export function builtStyles(source: string): readonly string[] {
  return (builtFiles(source).css ?? []).map((file) => `/${file}`);
}

interface Built {
  readonly file: string;
  readonly css?: readonly string[];
}

function builtFiles(source: string): Built {
  const manifest = join(findProject().folder, "dist", "web-ui", ".vite", "manifest.json");
  const files = JSON.parse(readFileSync(manifest, "utf8")) as Record<string, Built>;
  const found = files[source];
  if (!found) throw new Error(`The build has no file for ${source}`);
  return found;
}
