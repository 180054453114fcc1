import { useEffect, type RefObject } from "react";

/**
 * Moves the focus to the headline when the element that had it is gone, with nothing in its place:
 * the next step is shown there.
 */
export function useKeptFocus(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: Element | null = document.activeElement;
    let frame = 0;
    const note = () => {
      if (document.activeElement !== document.body) last = document.activeElement;
    };
    const look = () => {
      if (document.activeElement !== document.body || last?.isConnected !== false) return;
      const headline = card.current?.querySelector("h1");
      // Behind the chat's tab of a phone, the line above the chat has it.
      const isShown = headline?.checkVisibility() === true;
      (isShown ? headline : document.querySelector<HTMLElement>("main h1"))?.focus();
    };
    // A closed dialog gives the focus back first, to the button that opened it.
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const changes = new MutationObserver(soon);
    changes.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("focusin", note);
    return () => {
      changes.disconnect();
      document.removeEventListener("focusin", note);
      cancelAnimationFrame(frame);
    };
  }, [card]);
}
