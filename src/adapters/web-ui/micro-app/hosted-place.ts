import type { BaseLocationHook, BaseSearchHook } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import { splitLocale, type Locale } from "../../http/contract/locales.ts";
import { pagePath } from "../navigation/sign-in-path.ts";
import { leaveTo } from "../server/leaving.ts";
import { isIn, queryOf, sectionAt, type Place } from "./section-at.ts";

/** The hooks of a router. */
interface HostedPlace {
  readonly useLocation: BaseLocationHook;
  readonly useSearch: BaseSearchHook;
}

/**
 * Where the user is within a section, beside the address of the host's page. `leave`: goes to a page outside
 * of it, by its address.
 */
export function createHostedPlace(
  { route, props }: Place,
  locale: Locale,
  leave: (to: string) => void = leaveTo,
): HostedPlace {
  const section = sectionAt(route) ?? [];
  const { hook, searchHook, navigate } = memoryLocation({
    path: pagePath(locale, route),
    searchPath: queryOf(props),
  });
  const go = (to: string, options?: { readonly replace?: boolean }) => {
    const [path = ""] = to.split(/[?#]/);
    if (isIn(section, splitLocale(path).path)) navigate(to, options);
    else leave(to);
  };
  return {
    useLocation: () => [hook()[0], go],
    useSearch: searchHook,
  };
}
