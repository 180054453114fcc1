import "./design/fonts.css";
import "./design/tokens.css";
import "./design/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { I18nProvider } from "@lingui/react";
import { FailurePage } from "./failure/failure-page.tsx";
import { loadTexts } from "./i18n.ts";
import { LandingPage } from "./landing/landing-page.tsx";
import { readPageState } from "./page-state.ts";
import { PageFrame } from "./shell/page-frame.tsx";

const state = readPageState(document);
const root = document.getElementById("app");
if (!root) throw new Error("The page has no place for the application");
const i18n = await loadTexts(state.locale);

createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <PageFrame state={state}>
        {state.status === 200 ? (
          <LandingPage brandName={state.brandName} />
        ) : (
          <FailurePage status={state.status} locale={state.locale} />
        )}
      </PageFrame>
    </I18nProvider>
  </StrictMode>,
);
