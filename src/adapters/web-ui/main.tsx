import "./design/fonts.css";
import "./design/tokens.css";
import "./design/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { I18nProvider } from "@lingui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { Router } from "wouter";
import { splitLocale } from "../http/contract/locales.ts";
import { pagePath } from "./navigation/sign-in-path.ts";
import { loadTexts } from "./i18n.ts";
import { PageContext } from "./page-context.ts";
import { readPageState } from "./page-state.ts";
import { pages } from "./pages.ts";
import { AppPages } from "./routing/app-pages.tsx";
import { preloadPage } from "./navigation/page.ts";
import { preloadOnIntent } from "./routing/preloading.ts";
import { createReadMemory } from "./server/use-read.ts";
import { PageFrame } from "./shell/page-frame.tsx";

const state = readPageState(document);
const root = document.getElementById("app");
if (!root) throw new Error("The page has no place for the application");
if (state.status === 200) preloadPage(pages, splitLocale(window.location.pathname).path);
preloadOnIntent(document, pages);
const i18n = await loadTexts(state.locale);

createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={createReadMemory()}>
        <PageContext value={state}>
          <Router base={pagePath(state.locale, "")}>
            <PageFrame>
              <AppPages pages={pages} />
            </PageFrame>
          </Router>
        </PageContext>
      </QueryClientProvider>
    </I18nProvider>
  </StrictMode>,
);
