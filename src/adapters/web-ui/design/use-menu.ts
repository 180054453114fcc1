import { useCallback, useRef, useState, type RefObject } from "react";
import { useLeaving } from "./use-leaving.ts";

/** A button with a panel that it opens. */
interface Menu {
  /** For the element that contains both; the button must come first in it. */
  readonly menu: RefObject<HTMLDivElement | null>;
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
}

/** Closes the panel when the user leaves it, and returns focus inside it to the button. */
export function useMenu(): Menu {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const toggle = useCallback(() => setOpen((wasOpen) => !wasOpen), []);
  const close = useCallback(() => {
    // If the focus is inside, closing the panel would lose it.
    if (menu.current?.contains(document.activeElement))
      menu.current.querySelector("button")?.focus();
    setOpen(false);
  }, []);
  useLeaving(menu, isOpen, close);
  return { menu, isOpen, toggle, close };
}
