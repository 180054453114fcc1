import { splitLocale } from "../../http/contract/locales.ts";
import { preloadPage, type Page } from "../navigation/page.ts";

/** Loads a page's code as soon as a link to it is hovered, touched or focused. */
export function preloadOnIntent(document: Document, pages: readonly Page[]): void {
  const preload = ({ target }: Event) => preloadTarget(target, pages);
  for (const event of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(event, preload, { passive: true });
  }
}

function preloadTarget(target: EventTarget | null, pages: readonly Page[]): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link?.origin !== window.location.origin) return;
  void preloadPage(pages, splitLocale(link.pathname).path);
}
