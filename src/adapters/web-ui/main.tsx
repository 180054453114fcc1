import "./design/fonts.css";
import "./design/tokens.css";
import "./design/base.css";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { splitLocale } from "../http/contract/locales.ts";
import { readKnownReads } from "./first-screen/known-reads.ts";
import { loadTexts } from "./i18n.ts";
import { readPageState } from "./page-state.ts";
import { pages } from "./pages.ts";
import { findPage, preloadPage } from "./navigation/page.ts";
import { App } from "./routing/app.tsx";
import { mountOnce } from "./routing/mount-once.ts";
import { locationFault } from "./routing/page-location.ts";
import { preloadOnIntent } from "./routing/preloading.ts";
import { createReadMemory } from "./server/use-read.ts";

const state = readPageState(document);
const root = document.getElementById("app");
if (!root) throw new Error("The page has no place for the application");
const isPage = (route: string) => findPage(pages, route) !== undefined;
const fault = state.status === 200 ? locationFault(root.dataset["location"], isPage) : undefined;
const code = state.status === 200 && preloadPage(pages, splitLocale(window.location.pathname).path);
preloadOnIntent(document, pages);
const memory = createReadMemory();
for (const [key, data] of readKnownReads(document)) memory.setQueryData(key, data);
const i18n = await loadTexts(state.locale);
const app = <App i18n={i18n} memory={memory} state={state} fault={fault} />;

mountOnce(root, () => {
  if (root.hasChildNodes()) void takeOver(root);
  else createRoot(root).render(app);
});

/**
 * The server drew the page: it is shown while its code is loaded, and is taken over in small steps.
 * Not awaited here: the page's code may import from the very file that this one is built into.
 */
async function takeOver(drawn: HTMLElement): Promise<void> {
  await code;
  startTransition(() => void hydrateRoot(drawn, app));
}
