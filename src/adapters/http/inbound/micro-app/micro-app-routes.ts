import { viewMicroApp, type MicroAppManifest } from "../../contract/micro-app-manifest.ts";
import { microApps, sdkVersion } from "../../contract/micro-apps.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** The files of the build that a host page loads, as paths. */
export interface MicroAppFiles {
  readonly script: string;
  readonly styles: readonly string[];
}

/** `files`: undefined where the interface is not built. */
export function microAppRoutes(files: MicroAppFiles | undefined): readonly BoundRoute[] {
  return [
    bind(viewMicroApp).to(async ({ parameters }) => {
      const found = files && manifestOf(parameters.name, parameters.version, files);
      return found ? ok(found) : { refusal: "not_found" as const };
    }),
  ];
}

function manifestOf(
  name: string,
  version: string,
  { script, styles }: MicroAppFiles,
): MicroAppManifest | undefined {
  const app = Object.hasOwn(microApps, name) ? microApps[name] : undefined;
  if (app?.version !== version) return undefined;
  const sections = Object.entries(app.sections).map(([section, routes]) => ({
    name: section,
    routes: [...routes],
  }));
  return { name, version, sdkVersion, script, styles: [...styles], sections };
}
