import "virtual:look/fonts.css";
import "virtual:look/tokens.css";
import "./theme/console.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { BrowserRouter } from "react-router";
import { focusProblem } from "../adapters/browser/focus-problem.ts";
import { Console } from "./console.tsx";
import { consoleState, styleNonce } from "./server/console-state.ts";
import { messages } from "./locales/en/messages.po";
import { mirror } from "./theme/mirror.ts";

const root = document.getElementById("app");
if (!root) throw new Error("The page has no place for the application");
const i18n = setupI18n({ locale: "en", messages: { en: messages } });
// Its own styles come after Material's in the page, and win.
const styles = createCache({
  key: "css",
  nonce: styleNonce(),
  prepend: true,
  ...(consoleState.direction === "rtl" && { stylisPlugins: [mirror] }),
});
document.documentElement.dir = consoleState.direction;
document.addEventListener("submit", ({ target }) => focusProblem(target));

createRoot(root).render(
  <StrictMode>
    <CacheProvider value={styles}>
      <I18nProvider i18n={i18n}>
        <BrowserRouter>
          <Console />
        </BrowserRouter>
      </I18nProvider>
    </CacheProvider>
  </StrictMode>,
);
