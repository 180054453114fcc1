import { StrictMode, useState, type ReactNode } from "react";
import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { Router, useSearch } from "wouter";
import type { PageState } from "../../http/contract/page-state.ts";
import { pagePath } from "../navigation/sign-in-path.ts";
import { HeadTaker, PageContext } from "../page-context.ts";
import { pages } from "../pages.ts";
import { AppPages } from "../routing/app-pages.tsx";
import { ToastPlace } from "../shell/toast-place.tsx";
import { createHostedPlace } from "./hosted-place.ts";
import type { Place } from "./section-at.ts";

/** The tab, its title and its head are the host's. */
const nobodysHead = {
  title: () => undefined,
  structuredData: () => undefined,
  unlisted: () => undefined,
};

/**
 * A page without our frame, in a page that is not ours. Within its section people move without changing the
 * host's address; a link that leads out of it opens our page.
 */
export function HostedApp(props: {
  i18n: I18n;
  memory: QueryClient;
  state: PageState;
  place: Place;
}) {
  const { i18n, memory, state, place } = props;
  const [hosted] = useState(() => createHostedPlace(place, state.locale));
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={memory}>
          <PageContext value={state}>
            <HeadTaker value={nobodysHead}>
              <Router
                base={pagePath(state.locale, "")}
                hook={hosted.useLocation}
                searchHook={hosted.useSearch}
              >
                <OwnQuery>
                  <AppPages pages={pages} />
                  <ToastPlace />
                </OwnQuery>
              </Router>
            </HeadTaker>
          </PageContext>
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>
  );
}

/** Pages that read their address as text find the query here instead of in the host's. */
function OwnQuery({ children }: { children: ReactNode }) {
  const search = useSearch();
  return <Router ssrSearch={search}>{children}</Router>;
}
