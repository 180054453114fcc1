import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Container } from "inversify";
import type { DrawScreen } from "../adapters/http/contract/first-screen.ts";
import type { BoundRoute } from "../adapters/http/inbound/bound-route.ts";
import { linksOf } from "../adapters/http/inbound/pages/built-files.ts";
import { FirstScreens } from "../adapters/http/inbound/pages/first-screens.ts";
import type { PageShell } from "../adapters/http/inbound/pages/page-shell.ts";
import { readAsStranger } from "../adapters/http/inbound/read-as-stranger.ts";
import { builtInterface } from "./built-interface.ts";
import { findProject } from "./project.ts";
import { tokens } from "./tokens.ts";

/** Loads what the build made of the interface for drawing on the server (`vite.screen.config.ts`). */
export async function loadDrawScreen(): Promise<DrawScreen | undefined> {
  const file = join(findProject().folder, "dist", "first-screen", "draw-screen.js");
  if (!existsSync(file)) return undefined;
  const built = (await import(pathToFileURL(file).href)) as { readonly drawScreen: DrawScreen };
  return built.drawScreen;
}

/** Draws first screens with the routes of this process. */
export function createFirstScreens(
  container: Container,
  { routes, shell }: { readonly routes: readonly BoundRoute[]; readonly shell: PageShell },
): FirstScreens {
  const logger = container.get(tokens.logger);
  const metrics = container.get(tokens.metrics);
  const load = container.get(tokens.drawScreen);
  const manifest = builtInterface();
  let loaded: Promise<DrawScreen | undefined> | undefined;
  return new FirstScreens({
    load: () => (loaded ??= load()),
    read: readAsStranger(routes),
    links: (source) => linksOf(manifest, source, (file) => shell.names(file)),
    count: (outcome) => metrics.countFirstScreen(outcome),
    onFailure: (err) => logger.error({ err }, "a first screen could not be drawn"),
  });
}
