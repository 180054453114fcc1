import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { MicroAppFiles } from "../adapters/http/inbound/micro-app/micro-app-routes.ts";
import { builtFilesOf, type Manifest } from "../adapters/http/inbound/pages/built-files.ts";
import { findProject } from "./project.ts";

/** The source file of what other pages mount (`vite.config.ts`). */
const microApp = "micro-app/micro-app.tsx";

/** What the build made of the traders' interface; empty where nothing is built. */
export function builtInterface(): Manifest {
  const file = join(findProject().folder, "dist", "web-ui", ".vite", "manifest.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Manifest) : {};
}

/** Undefined where nothing is built. */
export function builtMicroApps(): MicroAppFiles | undefined {
  const manifest = builtInterface();
  const script = manifest[microApp]?.file;
  if (script === undefined) return undefined;
  const { styles } = builtFilesOf(manifest, microApp);
  return { script: `/${script}`, styles: [...styles].map((file) => `/${file}`) };
}
