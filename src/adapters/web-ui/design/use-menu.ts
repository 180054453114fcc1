import { useCallback, useRef, useState, type RefObject } from "react";
import { useLeaving } from "./use-leaving.ts";

/** A button with a panel that it opens. */
interface Menu {
  /** Stands on what holds both; the button comes first in it. */
  readonly menu: RefObject<HTMLDivElement | null>;
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
}

/** Closes the panel when it is left, and gives the focus that was in it back to the button. */
export function useMenu(): Menu {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const toggle = useCallback(() => setOpen((wasOpen) => !wasOpen), []);
  const close = useCallback(() => {
    // What is closed takes the focus with it, if it had it.
    if (menu.current?.contains(document.activeElement))
      menu.current.querySelector("button")?.focus();
    setOpen(false);
  }, []);
  useLeaving(menu, isOpen, close);
  return { menu, isOpen, toggle, close };
}
