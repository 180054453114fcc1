import { StrictMode } from "react";
import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { Router } from "wouter";
import type { PageState } from "../../http/contract/page-state.ts";
import type { PageFault } from "../navigation/page-fault.ts";
import { pagePath } from "../navigation/sign-in-path.ts";
import { PageContext } from "../page-context.ts";
import { pages } from "../pages.ts";
import { PageFrame } from "../shell/page-frame.tsx";
import { AppPages } from "./app-pages.tsx";

/**
 * The whole interface, the same in a browser and where its first screen is drawn. `fault`: why no
 * page may be shown; `address`: the path and query of the page, where no browser has them.
 */
export function App(props: {
  i18n: I18n;
  memory: QueryClient;
  state: PageState;
  fault?: PageFault | undefined;
  address?: { readonly path: string; readonly search: string };
}) {
  const { i18n, memory, state, fault, address } = props;
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={memory}>
          <PageContext value={state}>
            <Router
              base={pagePath(state.locale, "")}
              {...(address && { ssrPath: address.path, ssrSearch: address.search.slice(1) })}
            >
              <PageFrame>
                <AppPages pages={pages} {...(fault && { fault })} />
              </PageFrame>
            </Router>
          </PageContext>
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>
  );
}
