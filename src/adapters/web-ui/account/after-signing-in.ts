import type { Locale } from "../../http/contract/locales.ts";
import { returnParameter, returnPath } from "../../http/contract/return-path.ts";
import { pagePath } from "../navigation/sign-in-path.ts";

/** The address the user came from, if it is one of ours. */
export function cameFrom(search: string): string | undefined {
  return returnPath(new URLSearchParams(search).get(returnParameter));
}

/**
 * Loads the page that follows sign-in: where the user came from, otherwise where the server says,
 * in the user's locale.
 * The page is loaded afresh, so that it carries the new session's token.
 */
export function goOn(search: string, locale: Locale, redirectTo: string): void {
  const usual = pagePath(locale, returnPath(redirectTo) ?? "/");
  window.location.assign(cameFrom(search) ?? usual);
}
