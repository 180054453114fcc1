import { defaultLocale, type Locale } from "../../http/contract/locales.ts";
import { returnParameter } from "../../http/contract/return-path.ts";

/** The address of a page in a locale, for links that load it anew. */
export function pagePath(locale: Locale, path: string): string {
  return locale === defaultLocale ? path : `/${locale}${path}`;
}

/** The sign-in page, from which the reader comes back to `from`, an address with its prefix. */
export function signInPath(locale: Locale, from: string): string {
  return pagePath(locale, withReturn("/login", from));
}

/** A page of accounts, by its path without prefix, from which the reader comes back to `from`. */
export function withReturn(page: "/login" | "/register", from: string): string {
  return `${page}?${returnParameter}=${encodeURIComponent(from)}`;
}
