import type { TranslateSettings } from "../adapters/translation/libre-translate.ts";
import { CannotStart } from "../application/ports/cannot-start.ts";

/** Reads the variable; undefined without it. Throws `CannotStart` with one sentence that names it. */
export function translateSettings(
  text: string,
  isLoopback: (host: string) => boolean,
): TranslateSettings | undefined {
  if (text === "") return undefined;
  const url = URL.parse(text);
  const isSafe =
    url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname));
  if (!url || !isSafe || url.password !== "" || url.search !== "" || url.hash !== "") {
    // The value is not repeated: it may hold a secret.
    throw new CannotStart(
      "TRANSLATE_URL has to look like https://api-key@translate.example.org, with the key only if the server asks for one.",
    );
  }
  return {
    url: url.origin + url.pathname.replace(/\/+$/, ""),
    apiKey: url.username === "" ? undefined : decodeURIComponent(url.username),
  };
}
