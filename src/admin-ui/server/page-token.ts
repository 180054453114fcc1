import { csrfTokenElement } from "../../adapters/http/contract/page-state.ts";

const selector = `meta[name="${csrfTokenElement}"]`;

/** The token of this page (S13). */
export function pageToken(): string {
  return document.querySelector<HTMLMetaElement>(selector)?.content ?? "";
}

/** A token belongs to a session: after signing in, the page takes the new session's token. */
export async function renewPageToken(): Promise<void> {
  const element = document.querySelector<HTMLMetaElement>(selector);
  const answer = await fetch("/", { headers: { Accept: "text/html" } }).catch(() => undefined);
  if (!element || answer?.ok !== true) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  element.content = page.querySelector<HTMLMetaElement>(selector)?.content ?? element.content;
}
