import { routes } from "virtual:routes";
import { Client } from "../../http/client/client.ts";
import { PressKeys } from "../../http/client/press-keys.ts";
import { tabMemory } from "../../http/client/tab-memory.ts";
import { splitLocale } from "../../http/contract/locales.ts";
import { signInPath } from "../navigation/sign-in-path.ts";
import { csrfToken } from "./csrf-token.ts";
import { noteBuild } from "./app-version.ts";
import { isLeaving } from "./leaving.ts";

/** The page's client for the server. Users who must be signed in are sent to the sign-in page. */
export const client = new Client({
  routes,
  keys: new PressKeys(tabMemory("unanswered")),
  csrfToken,
  onAnswer: noteBuild,
  onSignedOut: () => {
    if (isLeaving()) return;
    const { pathname, search } = window.location;
    const { locale } = splitLocale(pathname);
    window.location.assign(signInPath(locale, pathname + search));
  },
});
