import type { ReloadlySettings } from "../adapters/providers/reloadly-token.ts";
import { CannotStart } from "../application/ports/cannot-start.ts";

const example = "https://client-id:client-secret@topups.reloadly.com";
/** Tokens for the service itself, and for the one to try with. */
const reloadlyAuth = "https://auth.reloadly.com";

/**
 * Reads `TOP_UP_URL`; undefined without it. Throws `CannotStart` with one sentence that names it: the
 * play money of a demo loads no real phone.
 */
export function topUpSettings(
  text: string,
  demo: boolean,
  isLoopback: (host: string) => boolean,
): ReloadlySettings | undefined {
  if (text === "") return undefined;
  const url = URL.parse(text);
  const isSafe =
    url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname));
  const isWhole = url && url.username !== "" && url.password !== "" && url.search + url.hash === "";
  if (!isSafe || !isWhole) {
    // The value is not repeated: it holds a secret.
    throw new CannotStart(`TOP_UP_URL has to look like ${example}.`);
  }
  if (demo) {
    throw new CannotStart("A demo has play money, and cannot load phones: leave TOP_UP_URL out.");
  }
  const place = url.origin + url.pathname.replace(/\/+$/, "");
  return {
    url: place,
    authUrl: url.hostname.endsWith(".reloadly.com") ? reloadlyAuth : place,
    clientId: decodeURIComponent(url.username),
    clientSecret: decodeURIComponent(url.password),
  };
}
