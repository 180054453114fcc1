import { defaultLocale, splitLocale, type Locale } from "../../http/contract/locales.ts";
import { returnParameter } from "../../http/contract/return-path.ts";

/** The address of a page in a locale, for links that reload it. */
export function pagePath(locale: Locale, path: string): string {
  return locale === defaultLocale ? path : `/${locale}${path}`;
}

/** Leaves for the sign-in page, which returns the user to the address of now. */
export function goToSignIn(): void {
  const { pathname, search } = window.location;
  const { locale } = splitLocale(pathname);
  window.location.assign(pagePath(locale, withReturn("/login", pathname + search)));
}

/** An account page, by its path without prefix, which returns the user to `from`. */
export function withReturn(page: "/login" | "/register", from: string): string {
  return `${page}?${returnParameter}=${encodeURIComponent(from)}`;
}
