import { useLocation, useRouter, useSearch } from "wouter";
import { usePageState } from "../page-context.ts";
import { pagePath } from "./sign-in-path.ts";

/** The path and query of the page as the browser shows them, with the prefix of the locale. */
export function useAddress(): string {
  const { locale } = usePageState();
  const { ssrSearch } = useRouter();
  const [path] = useLocation();
  // Only to be told of its changes: what it returns is decoded.
  useSearch();
  const search = ssrSearch === undefined ? window.location.search : ssrSearch && `?${ssrSearch}`;
  return pagePath(locale, path) + search;
}
