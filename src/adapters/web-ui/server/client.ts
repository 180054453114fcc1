import { routes } from "virtual:routes";
import { Client } from "../../http/client/client.ts";
import { PressKeys } from "../../http/client/press-keys.ts";
import { tabMemory } from "../../http/client/tab-memory.ts";
import { watchCalls } from "../../http/client/watch-calls.ts";
import { splitLocale } from "../../http/contract/locales.ts";
import { signInPath } from "../navigation/sign-in-path.ts";
import { csrfToken } from "./csrf-token.ts";
import { noteBuild } from "./app-version.ts";
import { isLeaving } from "./leaving.ts";
import { noteFullStorage } from "./note-full-storage.ts";
import { noteRetrying } from "./retrying.ts";

/** The page's client for the server. Users who must be signed in are sent to the sign-in page. */
export const client = new Client({
  routes,
  ownRoutes: async () => (await import("virtual:own-routes")).routes,
  keys: new PressKeys(tabMemory("unanswered", noteFullStorage)),
  csrfToken,
  place: () => window.location.pathname,
  onAnswer: noteBuild,
  onRetrying: noteRetrying,
  onEnd: watchCalls(async () => (await import("./call-reports.ts")).callReports),
  onSignedOut: () => {
    if (isLeaving()) return;
    const { pathname, search } = window.location;
    const { locale } = splitLocale(pathname);
    window.location.assign(signInPath(locale, pathname + search));
  },
});
