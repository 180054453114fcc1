import { useEffect, useRef, type RefObject } from "react";
import type { Act } from "../trade/trade-act.ts";

/**
 * Moves the focus to the headline when a question was closed and the button that asked it is gone:
 * what is to be done next stands there.
 */
export function useFocusAfter(asked: Act | undefined, card: RefObject<HTMLElement | null>): void {
  const before = useRef(asked);
  useEffect(() => {
    const wasAsked = before.current !== undefined;
    before.current = asked;
    if (!wasAsked || asked !== undefined) return undefined;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) card.current?.querySelector("h1")?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [asked, card]);
}
