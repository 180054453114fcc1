import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findProject } from "../../src/composition/project.ts";

/** The pattern of the address of a page's own file, by its source below the web interface. */
export function builtPage(source: string): string {
  const manifest = join(findProject().folder, "dist", "web-ui", ".vite", "manifest.json");
  const files = JSON.parse(readFileSync(manifest, "utf8")) as Record<string, { file: string }>;
  const found = files[source];
  if (!found) throw new Error(`The build has no file for ${source}`);
  return `**/${found.file}`;
}
