import { defaultLocale, type Locale } from "../../http/contract/locales.ts";
import { returnParameter } from "../../http/contract/return-path.ts";

/** The address of a page in a locale, for links that reload it. */
export function pagePath(locale: Locale, path: string): string {
  return locale === defaultLocale ? path : `/${locale}${path}`;
}

/** The sign-in page, which returns the user to `from`, an address with its prefix. */
export function signInPath(locale: Locale, from: string): string {
  return pagePath(locale, withReturn("/login", from));
}

/** An account page, by its path without prefix, which returns the user to `from`. */
export function withReturn(page: "/login" | "/register", from: string): string {
  return `${page}?${returnParameter}=${encodeURIComponent(from)}`;
}
