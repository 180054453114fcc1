import { pageStateElement, type PageState } from "../http/contract/page-state.ts";

/** Reads the server's data about this page. */
export function readPageState(document: Document): PageState {
  const text = document.getElementById(pageStateElement)?.textContent;
  if (!text) throw new Error("The page carries no state");
  return JSON.parse(text) as PageState;
}
