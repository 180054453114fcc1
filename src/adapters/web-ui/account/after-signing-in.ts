import type { Locale } from "../../http/contract/locales.ts";
import { returnParameter, returnPath } from "../../http/contract/return-path.ts";
import { pagePath } from "../navigation/sign-in-path.ts";

/** The address that the reader came from, when it is one of ours. */
export function cameFrom(search: string): string | undefined {
  return returnPath(new URLSearchParams(search).get(returnParameter));
}

/**
 * Loads the page that follows a signing in: where the reader came from, else where the server says,
 * in the reader's locale.
 * The page is made anew, so that it carries the token of the new session.
 */
export function goOn(search: string, locale: Locale, redirectTo: string): void {
  const usual = pagePath(locale, returnPath(redirectTo) ?? "/");
  window.location.assign(cameFrom(search) ?? usual);
}
