import { useEffect, useRef } from "react";

/** What keys do while nothing is typed into; `mod+enter` holds everywhere. */
type Hotkeys = Readonly<Record<string, (() => void) | undefined>>;

/** Listens to single keys as long as the page is there. A dialog has the keyboard for itself. */
export function useHotkeys(hotkeys: Hotkeys): void {
  const current = useRef(hotkeys);
  useEffect(() => {
    current.current = hotkeys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
      const name = nameOf(event);
      const act = name === undefined ? undefined : current.current[name];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

function nameOf(event: KeyboardEvent): string | undefined {
  const { key, target, altKey } = event;
  if (event.metaKey || event.ctrlKey) return key === "Enter" ? "mod+enter" : undefined;
  if (altKey || isTyped(target)) return undefined;
  return key.toLowerCase();
}

function isTyped(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isChoice =
    target instanceof HTMLInputElement && ["radio", "checkbox"].includes(target.type);
  return !isChoice && target.matches("input, textarea, select, [contenteditable], [role=combobox]");
}
