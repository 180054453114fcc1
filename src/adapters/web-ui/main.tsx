import "./design/fonts.css";
import "./design/tokens.css";
import "./design/base.css";
import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { focusProblem } from "../browser/focus-problem.ts";
import { sleep } from "../http/client/transport.ts";
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

const root = document.getElementById("app");
// Somebody else's page mounts what it wants; what it loads builds on this file.
if (root) await show(root);
else void import("./micro-app/micro-app.tsx");

/**
 * Longer than code takes that is in the browser's store, in milliseconds. It is waited for: in place of a skeleton that
 * was shown, React shows the page 300 ms later at the earliest.
 */
const codeSoonMs = 200;

async function show(place: HTMLElement): Promise<void> {
  const state = readPageState(document);
  const isPage = (route: string) => findPage(pages, route) !== undefined;
  const fault = state.status === 200 ? locationFault(place.dataset["location"], isPage) : undefined;
  const code =
    state.status === 200 && preloadPage(pages, splitLocale(window.location.pathname).path);
  preloadOnIntent(document, pages);
  // Whoever is signed in has the code that keeps the focus.
  const { isLogged } = state.reader;
  document.addEventListener("submit", ({ target }) => focusProblem(target, isLogged));
  // What users do first needs it; a call that finds it missing asks for it again.
  if (isLogged) import("virtual:own-routes").catch(() => undefined);
  const memory = createReadMemory();
  for (const [key, data] of readKnownReads(document)) memory.setQueryData(key, data);
  const i18n = await loadTexts(state.locale);
  const app = <App i18n={i18n} memory={memory} state={state} fault={fault} />;
  mountOnce(place, () => {
    if (place.hasChildNodes()) void takeOver(place, app, code);
    else void Promise.race([code, sleep(codeSoonMs)]).then(() => createRoot(place).render(app));
  });
}

/**
 * The server drew the page: it is shown while its code is loaded, and is taken over in small steps.
 * Not awaited here: the page's code may import from the very file that this one is built into.
 */
async function takeOver(
  drawn: HTMLElement,
  app: ReactNode,
  code: Promise<void> | false,
): Promise<void> {
  await code;
  startTransition(() => void hydrateRoot(drawn, app));
}
