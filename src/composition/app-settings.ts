import type { AppLink } from "../adapters/http/contract/page-state.ts";
import { CannotStart } from "../application/ports/cannot-start.ts";

/** The stores, googlePlay and appStore in the specification (section 9), and where each has its apps. */
const stores = [
  ["Google Play", "GOOGLE_PLAY_URL", "https://play.google.com"],
  ["App Store", "APP_STORE_URL", "https://apps.apple.com"],
] as const;

/**
 * Where the installation's app is had. Throws `CannotStart` with one sentence that names the
 * variable to mend.
 */
export function appLinks(read: (name: string, fallback: string) => string): readonly AppLink[] {
  return stores.flatMap(([name, variable, origin]) => {
    const text = read(variable, "");
    if (text === "") return [];
    if (URL.parse(text)?.origin === origin) return [[name, text] as const];
    throw new CannotStart(`${variable} is "${text}", but has to begin with ${origin}/.`);
  });
}
