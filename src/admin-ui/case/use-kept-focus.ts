import { useEffect, type RefObject } from "react";

/**
 * Moves the focus to the first card of a column when what had it is gone, with nothing in its place:
 * the state of the case after an act is shown there.
 */
export function useKeptFocus(column: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: Element | null = document.activeElement;
    let frame = 0;
    const note = () => {
      if (document.activeElement !== document.body) last = document.activeElement;
    };
    const look = () => {
      if (document.activeElement !== document.body || last?.isConnected !== false) return;
      const card = column.current?.querySelector<HTMLElement>("section");
      if (!card) return;
      card.tabIndex = -1;
      card.focus();
    };
    // A closed dialog or list gives the focus back first, to what opened it.
    const changes = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    });
    changes.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("focusin", note);
    return () => {
      changes.disconnect();
      document.removeEventListener("focusin", note);
      cancelAnimationFrame(frame);
    };
  }, [column]);
}
