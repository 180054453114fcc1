import { csrfTokenElement } from "../../http/contract/page-state.ts";

/** What shows that a request comes from this page (S13). */
export function csrfToken(): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${csrfTokenElement}"]`)?.content ?? "";
}
