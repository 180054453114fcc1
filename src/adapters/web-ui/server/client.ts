import { routes } from "virtual:routes";
import { Client } from "../../http/client/client.ts";
import { PressKeys } from "../../http/client/press-keys.ts";
import { tabMemory } from "../../http/client/tab-memory.ts";
import { watchCalls } from "../../http/client/watch-calls.ts";
import { goToSignIn } from "../navigation/sign-in-path.ts";
import { csrfToken } from "./csrf-token.ts";
import { noteBuild } from "./app-version.ts";
import { isLeaving } from "./leaving.ts";
import { noteFullStorage } from "./note-full-storage.ts";
import { noteRetrying } from "./retrying.ts";

/** The name under which the tab remembers the keys of acts that got no clear answer. */
export const unansweredActs = "unanswered";

/** The page's client for the server. Users who must be signed in are sent to the sign-in page. */
export const client = new Client({
  routes,
  ownRoutes: async () => (await import("virtual:own-routes")).routes,
  keys: new PressKeys(tabMemory(unansweredActs, noteFullStorage)),
  csrfToken,
  place: () => window.location.pathname,
  onAnswer: noteBuild,
  onRetrying: noteRetrying,
  onEnd: watchCalls(async () => (await import("./call-reports.ts")).callReports),
  onSignedOut: () => {
    if (!isLeaving()) goToSignIn();
  },
});
