import { splitLocale } from "../../http/contract/locales.ts";
import { preloadPage } from "./page-chunks.ts";

/** Loads a page's code as soon as a link to it is pointed at, touched or reached by the keyboard. */
export function preloadOnIntent(document: Document): void {
  for (const event of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(event, preloadTarget, { passive: true });
  }
}

function preloadTarget({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link && link.origin === window.location.origin) preloadPage(splitLocale(link.pathname).path);
}
