import babel from "@rolldown/plugin-babel";
import { setupI18n } from "@lingui/core";
import { linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import react from "@vitejs/plugin-react";
import { join } from "node:path";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { runnerImport, type Plugin } from "vite";
import type * as Lingui from "@lingui/react";
import type * as Wouter from "wouter";
import { writePagePolicy } from "../../../../src/adapters/http/contract/page-policy.ts";
import { defaultPolicy } from "../../../../src/domain/policy/default-policy.ts";
import type { Policy } from "../../../../src/domain/policy/policy.ts";
import { findProject } from "../../../../src/composition/project.ts";

const folder = join(findProject().folder, "src/adapters/web-ui");

/** Loads a module of the traders' interface outside a browser, with its texts compiled as for one. */
export async function loadInterfaceModule<Module>(
  path: string,
  policy: Policy = defaultPolicy,
  stubs: Readonly<Record<string, string>> = {},
): Promise<Module> {
  const { module } = await runnerImport<Module>(join(folder, path), {
    root: folder,
    configFile: false,
    logLevel: "error",
    plugins: [
      react(),
      babel({ presets: [linguiTransformerBabelPreset()] }),
      frame,
      insteadOf(stubs),
      pageUnder(policy),
    ],
  });
  return module;
}

/** Turns texts of the interface into markup and words. */
export interface Texts {
  /** The English markup of a text; nothing if there is none. */
  readonly markupOf: (text: ReactNode) => string;
  /** The words of a text as people read them. */
  readonly wordsOf: (text: ReactNode) => string;
}

/** Loads the components around texts in the same way as the texts: both must be of one kind. */
export async function loadTexts(): Promise<Texts> {
  const { I18nProvider, Router } = await loadInterfaceModule<typeof Lingui & typeof Wouter>(
    frameModule,
  );
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  const markupOf = (text: ReactNode) => {
    // The router's own type wants its children among its properties.
    const inRouter = { ssrPath: "/", children: text };
    return renderToStaticMarkup(
      createElement(I18nProvider, { i18n }, createElement(Router, inRouter)),
    );
  };
  return { markupOf, wordsOf: (text) => readAloud(markupOf(text)) };
}

const frameModule = "frame-of-texts";

const frame: Plugin = {
  name: frameModule,
  resolveId: (id) => (id.endsWith(frameModule) ? id : undefined),
  load: (id) =>
    id.endsWith(frameModule)
      ? `export * from "@lingui/react"; export { Router } from "wouter";`
      : undefined,
};

/** Modules of which a test has its own, by the ends of their names; styles are names alone. */
const insteadOf = (stubs: Readonly<Record<string, string>>): Plugin => ({
  name: "stubs-of-texts",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(".module.css") ? `\0${id.replaceAll(".", "-")}` : undefined),
  load: (id) =>
    id.startsWith("\0") && id.endsWith("-module-css")
      ? "export default {};"
      : Object.entries(stubs).find(([end]) => id.endsWith(end))?.[1],
});

/** Each module is loaded by itself and knows no context of another: here it finds what a page is told. */
const pageUnder = (policy: Policy): Plugin => ({
  name: "page-of-texts",
  load: (id) =>
    id.endsWith("/page-context.ts")
      ? `export const usePageState = () => (${JSON.stringify({ policy: writePagePolicy(policy) })});
         export const PageContext = undefined;`
      : undefined,
});

function readAloud(markup: string): string {
  return markup
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("\u00A0", " ");
}
