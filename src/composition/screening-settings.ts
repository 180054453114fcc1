import type { ScreeningSettings } from "../adapters/screening/sanctions-api.ts";
import { CannotStart } from "../application/ports/cannot-start.ts";

/** Reads the variable; undefined without it. Throws `CannotStart` with one sentence that names it. */
export function screeningSettings(
  text: string,
  isLoopback: (host: string) => boolean,
): ScreeningSettings | undefined {
  if (text === "") return undefined;
  const url = URL.parse(text);
  const isSafe =
    url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname));
  const isWhole = url && url.username !== "" && url.password + url.search + url.hash === "";
  if (!isSafe || !isWhole) {
    // The value is not repeated: it holds a secret.
    throw new CannotStart("SCREENING_URL has to look like https://api-key@screening.example.org.");
  }
  return {
    url: url.origin + url.pathname.replace(/\/+$/, ""),
    apiKey: decodeURIComponent(url.username),
  };
}
