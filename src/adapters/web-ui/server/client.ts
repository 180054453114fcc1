import { routes } from "virtual:routes";
import { Client } from "../../http/client/client.ts";
import { splitLocale } from "../../http/contract/locales.ts";
import { csrfTokenElement } from "../../http/contract/page-state.ts";
import { signInPath } from "../navigation/sign-in-path.ts";
import { noteBuild } from "./app-version.ts";

/** The page's way to the server. Who is not signed in where that is needed goes to sign in. */
export const client = new Client({
  routes,
  csrfToken: () =>
    document.querySelector<HTMLMetaElement>(`meta[name="${csrfTokenElement}"]`)?.content ?? "",
  onAnswer: noteBuild,
  onSignedOut: () => {
    const { pathname, search } = window.location;
    const { locale } = splitLocale(pathname);
    window.location.assign(signInPath(locale, pathname + search));
  },
});
